import { mirrorFlag } from './gate-flag.client.ts'
import { openChosenLanguage } from './language-choice.client.ts'

try {
  if (!mirrorFlag()) openChosenLanguage()
} catch {
  // Storage is blocked: nothing was chosen or set before.
}
