import type { Sent } from '../../../../model/json.ts'
import { PEOPLE, type People } from '../../rules/people.ts'
import { post } from '../ask-in-words'
import { Switch } from './switch'

/** Whether all but owners and publishers work on drafts only. */
export const Drafts = ({ isDraftsOnly, onChange }: { isDraftsOnly: boolean; onChange(people: Sent<People>): void }) => (
  <Switch
    heading="draftsTitle"
    why="draftsWhy"
    says={isDraftsOnly ? 'isDraftsOnly' : 'isOnSite'}
    turns={isDraftsOnly ? 'draftsOff' : 'draftsOn'}
    onTurn={async () => onChange(await post<People>(`${PEOPLE}/drafts`, { isDraftsOnly: !isDraftsOnly }))}
  />
)
