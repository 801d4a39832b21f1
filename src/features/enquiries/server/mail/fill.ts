import { greet } from '../../../../content/view/greeting.ts'

/** Leaves no sign behind where a name was left out without brackets: `'Dear ,'` => `'Dear,'`, `'，您好'` => `'您好'`. */
const tidy = (text: string) =>
  text
    .replace(/[^\S\n]+([,.:;!?，。：；！？،؛])/g, '$1')
    .replace(/^[\s,:;，：；،؛]+/, '')
    .replace(/ {2,}/g, ' ')

/**
 * An editor's text with values in it: `('Hello[ {name}], call {phone}', 'Ada', { phone: '1' })` => `'Hello Ada, call 1'`;
 * without a name => `'Hello, call 1'`. A word in braces that has no value stays.
 */
export function fill(text: string, name: string | undefined, values: Record<string, string>): string {
  const greeted = greet(text, name)
  const whole = name || !text.includes('{name}') ? greeted : tidy(greeted)
  return whole.replace(/\{(\w+)\}/g, (braces, key: string) => values[key] ?? braces)
}
