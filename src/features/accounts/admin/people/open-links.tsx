import type { Sent } from '../../../../model/json.ts'
import type { OpenLink } from '../../rules/links.ts'
import { PEOPLE, type People } from '../../rules/people.ts'
import { post } from '../ask-in-words'
import { dayHere } from '../moment-here'
import { word } from '../words/people'
import { standingText } from './standing-text'

type Link = Sent<OpenLink>
type Props = { links: Link[]; onWithdraw(work: Promise<Sent<People>>, name: string): void }

/** Whom or what a link opens something for: an address, or a draft and perhaps who it was made for. */
const nameOf = (link: Link) => (link.kind === 'review' ? [link.draft, link.label].filter(Boolean).join(', ') : link.email)

const whatOf = (link: Link) =>
  link.kind === 'invitation' ? `${word('invitation')}: ${standingText(link.standing)}` : word(`${link.kind}Link`)

/** Every link that opens something for whoever has it: who made it, until when, and the way to take it back. */
export const OpenLinks = ({ links, onWithdraw }: Props) =>
  links.length === 0 ? null : (
    <>
      <h2 className="people-title">{word('links')}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.kind === 'review' ? link.number : link.email} className="people-row">
            <div className="people-who">
              <p className="people-name">
                <bdi>{nameOf(link)}</bdi>
              </p>
            </div>
            <div className="people-what">
              <p className="people-role">{whatOf(link)}</p>
              <p>{word(link.by ? 'madeBy' : 'askedUntil', { by: link.by, day: dayHere(link.until) })}</p>
            </div>
            <div className="people-do people-buttons">
              <button
                type="button"
                aria-label={word('withdrawOf', { name: nameOf(link) })}
                onClick={() =>
                  onWithdraw(
                    post<People>(`${PEOPLE}/withdraw`, link.kind === 'review' ? { review: link.number } : { email: link.email }),
                    nameOf(link),
                  )
                }
              >
                {word('withdraw')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
