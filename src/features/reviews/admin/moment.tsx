import { momentOf } from '../../../admin/moment'

/** A moment by the clinics' clock, as an element: `'23 Nov 2026, 10:30'` */
export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{momentOf(at)}</time>
