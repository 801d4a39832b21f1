import { useState } from 'react'
import type { Thread } from '../rules/comments.ts'
import { isOnPicture, smallOnDraft } from '../rules/on-picture.ts'
import { word } from './words/reviews'

type Props = { branch: string; thread: Thread }

/** What a comment stood beside, the words or the picture, and what became of it. */
export const StoodBeside = ({ branch, thread }: Props) =>
  isOnPicture(thread) ? <Picture branch={branch} thread={thread} /> : <Words thread={thread} />

const CHANGED = 'text-sm text-[var(--color-thistle-700)]'
const QUOTE = 'my-1.5 border-s-2 border-[var(--color-brass-500)] ps-3 text-sm break-words'

const Words = ({ thread: { said, language, stands } }: { thread: Thread }) => (
  <>
    {stands.state !== 'there' && <p className={CHANGED}>{word(stands.state)}</p>}
    {said && (
      <blockquote lang={language} dir="auto" className={QUOTE}>
        {said}
      </blockquote>
    )}
    {stands.state === 'changed' && stands.now && (
      <p className="text-sm break-words">
        {word('now')}: <bdi lang={language}>{stands.now}</bdi>
      </p>
    )}
  </>
)

const Picture = ({ branch, thread: { said, stands } }: Props) => (
  <>
    {stands.state !== 'there' && <p className={CHANGED}>{word(stands.state === 'gone' ? 'pictureGone' : 'pictureChanged')}</p>}
    <blockquote className={QUOTE}>
      <Small branch={branch} address={said} />
    </blockquote>
    {stands.now && stands.now !== said && (
      <div className="my-1.5 text-sm">
        {word('pictureNow')}:
        <Small branch={branch} address={stands.now} />
      </div>
    )}
  </>
)

/** The draft's own version of a picture, small, with the name of its file; that alone where the file is gone. */
function Small({ branch, address }: { branch: string; address: string }) {
  const [isGone, setGone] = useState(false)
  return (
    <>
      {!isGone && (
        <img
          src={smallOnDraft(address, branch)}
          alt={word('picture')}
          loading="lazy"
          onError={() => setGone(true)}
          className="my-1 aspect-[4/3] w-32 rounded-sm bg-[var(--color-stone)] object-cover"
        />
      )}
      <bdi className="break-all">{address.replace(/^.*\//, '')}</bdi>
    </>
  )
}
