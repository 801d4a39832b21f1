import { useRef, useState } from 'react'
import { upload } from '../ask-pictures'
import { refusedFile } from '../sentences'
import { word } from '../words/library'

/**
 * Uploads pictures one after another, also those that come while others are under way; those that are new wait to be described. `onDone`
 * is told the paths of those that were kept.
 */
export function useUploads(branch: string, folder: string, onDone: (paths: string[]) => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const [waiting, setWaiting] = useState<string[]>([])
  const [told, setTold] = useState('')
  const last = useRef(Promise.resolve())
  async function sendNow(files: File[]) {
    setBusy(true)
    setTold('')
    setProblems([])
    const [kept, refused]: [string[], string[]] = [[], []]
    for (const file of files) {
      const sent = upload(branch, file, folder)
      await sent.then(
        ({ path }) => kept.push(path),
        ({ message }: Error) => refused.push(refusedFile(file.name, message)),
      )
    }
    setProblems(refused)
    if (kept.length > 0) {
      setWaiting((old) => [...old, ...kept])
      await onDone(kept)
      setTold(word('uploaded', { count: kept.length }))
    }
    setBusy(false)
  }
  return {
    isBusy,
    problems,
    told,
    isNew: (path: string) => waiting.includes(path),
    /** Takes a picture off those that wait to be described, and returns the first that still does. */
    nextAfter(path: string) {
      const rest = waiting.filter((one) => one !== path)
      setWaiting(rest)
      return rest[0]
    },
    async send(files: File[]) {
      if (files.length > 0) last.current = last.current.then(() => sendNow(files))
      await last.current
    },
  }
}
