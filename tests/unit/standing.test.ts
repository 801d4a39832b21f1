import { afterEach, expect, test } from 'vitest'
import { closedSentence, savingSentence } from '../../src/admin/role-words'
import { offers, setPlace, setStanding, standingNow, takesTextsIn } from '../../src/admin/standing'
import { ALLOWED, type DraftsOnly, type Permission, type Role } from '../../src/model/roles.ts'

const ON_SITE = 'Only owners and publishers save on the site itself.'
const PERMISSIONS = Object.keys(ALLOWED) as Permission[]

/** Signs somebody in who works on drafts only, with the site itself or a draft open. */
function open(role: Role, isSite: boolean, draftsOnly: DraftsOnly = 'others') {
  setPlace(() => isSite)
  setStanding({ role, languages: role === 'translator' ? ['ar'] : [], enquiries: false, draftsOnly })
  return standingNow()
}

afterEach(() => setStanding(undefined))

test('whoever works on drafts only is offered the same in a draft as ever, and on the site itself nothing that saves', () => {
  const ever = PERMISSIONS.filter((permission) => ALLOWED[permission].some((role) => role === 'editor'))
  open('editor', false)
  expect(PERMISSIONS.filter((permission) => offers(permission))).toEqual(ever)
  expect(takesTextsIn('en')).toBe(true)
  open('editor', true)
  expect(PERMISSIONS.filter((permission) => offers(permission))).toEqual(['content.read', 'branches.create'])
  expect(takesTextsIn('en')).toBe(false)
})

test('they read what to do, each as far as they may', () => {
  const [editor, translator, reviewer] = (['editor', 'translator', 'reviewer'] as const).map((role) => open(role, true))
  if (!editor || !translator || !reviewer) throw new Error('Nobody is signed in.')
  expect(savingSentence(editor)).toBe(`${ON_SITE} Choose or begin a draft in the bar above, and save there.`)
  expect(closedSentence('content.save', editor)).toBe(savingSentence(editor))
  expect(closedSentence('content.delete', editor)).toContain('Deleting is for owners and publishers.')
  expect(savingSentence(translator)).toBe(`${ON_SITE} Choose a draft in the bar above, and save there.`)
  expect(savingSentence(reviewer)).toContain('You are here to read.')
  const owner = open('owner', true, 'everybody')
  expect(owner && savingSentence(owner)).toContain('Nobody saves on the site itself: everybody works on drafts. Choose or begin')
  const inDraft = open('editor', false)
  expect(inDraft && savingSentence(inDraft)).toBeUndefined()
})
