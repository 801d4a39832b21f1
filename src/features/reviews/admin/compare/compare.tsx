import { useState } from 'react'
import { languageName } from '../../../../admin/i18n/language-name'
import { staffLanguage } from '../../../../admin/i18n/staff-language'
import { Choice } from '../../../../admin/ui/choice'
import { Select } from '../../../../admin/ui/select'
import type { Locale } from '../../../../model/languages.ts'
import { bareAddress } from '../../../preview/rules/bare.ts'
import type { ComparedPage } from '../../rules/compared.ts'
import { ShareSlider } from '../../view/compare/share-slider.tsx'
import { TwoPages } from '../../view/compare/two-pages.tsx'
import { AT_FIRST } from '../../view/compare/ways.ts'
import { word } from '../words/compare'

type Chosen = typeof AT_FIRST & { href: string; language: Locale }

/** The pages on which a draft shows, in the order of the menu, each as it is public and as the draft makes it. */
export function Compare({ branch, pages }: { branch: string; pages: ComparedPage[] }) {
  const [chosen, setChosen] = useState<Chosen>({ ...AT_FIRST, href: '', language: 'en' })
  const choose = (change: Partial<Chosen>) => setChosen((before) => ({ ...before, ...change }))
  const page = pages.find(({ href }) => href === chosen.href) ?? pages[0]
  if (!page) return null
  const { way, view, share } = chosen
  const language = page.languages.includes(chosen.language) ? chosen.language : (page.languages[0] ?? 'en')
  return (
    <section aria-labelledby="compare" className="mt-10">
      <h2 id="compare" className="mb-3 text-2xl">
        {word('title')}
      </h2>
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Select label={word('page')} value={page.href} onChoose={(href) => choose({ href })}>
          {pages.map(({ href, title }) => (
            <option key={href} value={href}>
              {title[staffLanguage]}
            </option>
          ))}
        </Select>
        <Select label={word('language')} value={language} onChoose={(name) => choose({ language: name as Locale })}>
          {page.languages.map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </Select>
        <Choice
          label={word('way')}
          options={{ curtain: word('curtain'), beside: word('beside'), over: word('over') }}
          value={way}
          onChoose={(one) => choose({ way: one })}
        />
        <Choice
          label={word('width')}
          options={{ phone: word('phone'), desk: word('desk') }}
          value={view}
          onChoose={(one) => choose({ view: one })}
        />
      </div>
      <ShareSlider
        label={word(way === 'curtain' ? 'shareCurtain' : 'shareOver')}
        way={way}
        share={share}
        onShare={(one) => choose({ share: one })}
        className="mb-2 w-full accent-[var(--color-rose-700)]"
      />
      <TwoPages
        before={bareAddress(page.was ?? page.href, language)}
        after={bareAddress(page.href, language, branch)}
        words={{ before: word('before'), after: word('after'), scroll: word('scroll') }}
        way={way}
        view={view}
        share={share}
        onShare={(one) => choose({ share: one })}
      />
    </section>
  )
}
