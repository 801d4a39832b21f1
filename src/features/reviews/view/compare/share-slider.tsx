import type { Way } from './ways.ts'

type Props = { label: string; way: Way; share: number; isRtl?: boolean; className?: string; onShare(share: number): void }

/** How much of the draft shows, in percent; nothing where the pages stand side by side. */
export const ShareSlider = ({ label, way, share, isRtl = false, className, onShare }: Props) =>
  way !== 'beside' && (
    <input
      type="range"
      min={0}
      max={100}
      step={5}
      value={share}
      // The curtain is drawn from where reading ends, where the draft is.
      dir={(way === 'curtain') === isRtl ? 'ltr' : 'rtl'}
      aria-label={label}
      onChange={({ target }) => onShare(target.valueAsNumber)}
      className={className}
    />
  )
