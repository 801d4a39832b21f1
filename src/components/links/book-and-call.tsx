import { useSite } from '../../content/site.ts'
import { bookingFrom } from '../../model/fixed-addresses.ts'
import { Figures } from '../../ui/figures.tsx'
import { PhoneLink } from './phone-link.tsx'
import { SmartLink } from './smart-link.tsx'

type Props = { label: string; className?: string; lang?: string; field?: string }

/** The two ways forward on every page: a button to book, and the phone number of the page's city. */
export function BookAndCall({ label, className = 'btns', lang, field }: Props) {
  const { city, path } = useSite()
  return (
    <div className={className}>
      <SmartLink className="btn btn-p" href={bookingFrom(path, city)}>
        <span lang={lang} dir={lang && 'ltr'} data-tina-field={field}>
          <Figures text={label} />
        </span>
      </SmartLink>
      <PhoneLink />
    </div>
  )
}
