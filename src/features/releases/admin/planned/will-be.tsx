import { useState } from 'react'
import { Button } from '../../../../admin/ui/button'
import { INPUT } from '../../../../admin/ui/looks'
import { AT } from '../../../preview/rules/at.ts'
import { word } from '../words/planned'

/** Opens the site as it will be at a time of the clinics' clocks, in a tab of its own. */
export function WillBe() {
  const [day, setDay] = useState('')
  const [time, setTime] = useState('09:00')
  return (
    <section aria-labelledby="will-be" className="mb-8">
      <h2 id="will-be" className="mb-2 text-2xl">
        {word('willBe')}
      </h2>
      <form method="get" action="/" target="_blank" className="flex flex-wrap items-center gap-2" rel="noopener">
        <input type="hidden" name={AT} value={`${day}T${time}`} />
        <span className="w-40">
          <input
            type="date"
            required
            className={INPUT}
            aria-label={word('willBeDay')}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </span>
        <span className="w-28">
          <input
            type="time"
            required
            className={INPUT}
            aria-label={word('willBeTime')}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </span>
        <Button type="submit">{word('willBeOpen')}</Button>
      </form>
      <p className="mt-1 text-sm text-[var(--color-ink-3)]">{word('willBeHint')}</p>
    </section>
  )
}
