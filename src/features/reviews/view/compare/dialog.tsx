import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../../../content/site.ts'
import { useWords } from '../../../../i18n/review-words/words.ts'
import { LANGUAGES } from '../../../../model/languages.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { bareAddress } from '../../../preview/rules/bare.ts'
import { type ListedDifference, showsAt } from '../../../preview/rules/list-difference.ts'
import { comparedWith } from '../../rules/review-links.ts'
import { Choices } from './choices.tsx'
import { PagePictures } from './pictures.tsx'
import { ShareSlider } from './share-slider.tsx'
import { TwoPages } from './two-pages.tsx'
import { AT_FIRST } from './ways.ts'

type Props = { branch: string; differences: ListedDifference[]; onClose(): void }

/** The page that a tester is on, or a reader with a link, before and after: over the whole window, and left by Escape. */
export function CompareDialog({ branch, differences, onClose }: Props) {
  const t = useWords()
  const { path, locale, title } = useSite()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const [chosen, setChosen] = useState(() => ({ ...AT_FIRST, view: window.innerWidth < 768 ? ('phone' as const) : AT_FIRST.view }))
  const choose = (change: Partial<typeof AT_FIRST>) => setChosen((before) => ({ ...before, ...change }))
  const { way, view, share } = chosen
  const isRtl = LANGUAGES[locale].direction === 'rtl'
  const base = comparedWith(branch)
  const was = differences.find(({ href }) => href === path)?.was ?? path
  const words = { before: t(base ? 'compare.began' : 'compare.site'), after: t('compare.draft'), scroll: t('compare.scroll') }
  return (
    <dialog ref={dialog} className="cmp" aria-labelledby="cmp-title" onClose={onClose}>
      <div className="cmp-top">
        <h2 className="h4" id="cmp-title">
          {t('compare.title')} <bdi className="name">{title}</bdi>
        </h2>
        <button type="button" className="cmp-close" onClick={() => dialog.current?.close()}>
          {t('compare.close')}
          <Icon name="close" />
        </button>
      </div>
      <div className="cmp-how">
        <Choices
          label={t('compare.way')}
          options={{ curtain: t('compare.curtain'), beside: t('compare.beside'), over: t('compare.over') }}
          value={way}
          onChoose={(one) => choose({ way: one })}
        />
        <Choices
          label={t('compare.width')}
          options={{ phone: t('compare.phone'), desk: t('compare.desk') }}
          value={view}
          onChoose={(one) => choose({ view: one })}
        />
        <ShareSlider
          label={t(way === 'curtain' ? 'compare.shareCurtain' : 'compare.shareOver')}
          {...{ way, share, isRtl }}
          onShare={(one) => choose({ share: one })}
        />
      </div>
      <TwoPages
        before={bareAddress(was, locale, base)}
        after={bareAddress(path, locale, branch)}
        {...{ words, way, view, share, isRtl }}
        onShare={(one) => choose({ share: one })}
      />
      <PagePictures branch={branch} pictures={differences.filter((one) => showsAt(one, path))} words={words} />
    </dialog>
  )
}
