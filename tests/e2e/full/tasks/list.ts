import { chosen, closedTab, draft, history, phone, stale } from './changes.ts'
import { keyboard, newAddress, paste, search } from './elsewhere.ts'
import { hours, price } from './facts.ts'
import { inbox } from './inbox.ts'
import { password, twoEditors } from './people.ts'
import { picture } from './pictures.ts'
import { emptied, section } from './sections.ts'
import { signingIn } from './signing-in.ts'
import type { Task } from './task.ts'
import { answer, heading } from './texts.ts'
import { treatment } from './treatment.ts'

export const TASKS: Task[] = [
  signingIn,
  heading,
  price,
  answer,
  section,
  picture,
  treatment,
  hours,
  stale,
  history,
  inbox,
  newAddress,
  emptied,
  twoEditors,
  closedTab,
  draft,
  chosen,
  phone,
  keyboard,
  paste,
  search,
  password,
]
