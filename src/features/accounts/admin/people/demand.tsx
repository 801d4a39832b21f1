import type { Sent } from '../../../../model/json.ts'
import { PEOPLE, type People } from '../../rules/people.ts'
import { post } from '../ask-in-words'
import { Switch } from './switch'

/** Whether everybody needs a second factor. */
export const Demand = ({ isDemanded, onChange }: { isDemanded: boolean; onChange(people: Sent<People>): void }) => (
  <Switch
    heading="demandTitle"
    why="demandWhy"
    says={isDemanded ? 'isDemanded' : 'isFree'}
    turns={isDemanded ? 'demandOff' : 'demandOn'}
    onTurn={async () => onChange(await post<People>(`${PEOPLE}/demand`, { isDemanded: !isDemanded }))}
  />
)
