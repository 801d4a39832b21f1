const PATHS = {
  phone: 'M5 4h3.2l1.6 4-2 1.5a11 11 0 0 0 5.7 5.7l1.5-2 4 1.6V18a2 2 0 0 1-2.2 2A15.6 15.6 0 0 1 3 6.2 2 2 0 0 1 5 4Z',
  close: 'M5 5l14 14M19 5L5 19',
  down: 'M5 9l7 7 7-7',
  forward: 'M4 12h15.5M13.5 6l6 6-6 6',
  back: 'M20 12H4.5M10.5 6l-6 6 6 6',
  chevron: 'M9 5l7 7-7 7',
  out: 'M13 5h6v6M19 5l-9 9M10 6H5v13h13v-5',
  calendar: 'M4 6.5h16V20H4zM4 10.5h16M8.5 4v4M15.5 4v4',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5l11 6.5-11 6.5z',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.2',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.6v.2',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3.2 2',
  shield: 'M12 3.5l7.5 2.7v5.3c0 4.5-3 7.7-7.5 9-4.5-1.3-7.5-4.5-7.5-9V6.2zM8.8 12l2.3 2.3 4.2-4.5',
  stethoscope: 'M6 4H4.5v5a4.5 4.5 0 0 0 9 0V4H12M9 13.5V16a4.5 4.5 0 0 0 9 0v-2.5M18 13.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  leaf: 'M12 20c-5 0-8-3.5-8-8.5M12 20c5 0 8-3.5 8-8.5M4 11.5c1.6.2 2.7 1.2 3 3M4.6 7.5c1.7.4 2.6 1.6 2.7 3.5M6.5 4c1.4.9 1.9 2.2 1.5 4M20 11.5c-1.6.2-2.7 1.2-3 3M19.4 7.5c-1.7.4-2.6 1.6-2.7 3.5M17.5 4c-1.4.9-1.9 2.2-1.5 4',
  drop: 'M12 3.5c3.5 4.3 5.5 7.2 5.5 10a5.5 5.5 0 0 1-11 0c0-2.8 2-5.7 5.5-10Z',
  spark: 'M12 3.5v5M12 15.5v5M3.5 12h5M15.5 12h5M6 6l3.2 3.2M14.8 14.8L18 18M18 6l-3.2 3.2M9.2 14.8L6 18',
  scale: 'M12 4v16M7 20h10M5 7h14M5 7l-2.5 6.5h5zM19 7l-2.5 6.5h5z',
  heart: 'M12 20.5s-7.5-4.3-7.5-10A4.2 4.2 0 0 1 12 8a4.2 4.2 0 0 1 7.5 2.5c0 5.7-7.5 10-7.5 10Z',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 11.5a3 3 0 1 0 0-6M18 14.3c2.1.7 3.5 2.7 3.5 5.7',
  pin: 'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.2 15.2L20.5 20.5',
} as const

const FILLED = {
  star: 'M12 3.6l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.2 6.7 20.1l1.1-6L3.4 9.9l6-.8z',
  whatsapp:
    'M12 3a9 9 0 0 0-7.8 13.5L3 21l4.7-1.2A9 9 0 1 0 12 3Zm0 1.6a7.4 7.4 0 1 1-3.8 13.8l-.3-.2-2.7.7.7-2.6-.2-.3A7.4 7.4 0 0 1 12 4.6Zm-3 3.7c-.2 0-.5 0-.7.3-.3.3-1 1-1 2.3s1 2.6 1.1 2.8c.1.2 1.9 3 4.6 4.1 2.3.9 2.8.7 3.3.7.5-.1 1.6-.7 1.8-1.3.2-.6.2-1.2.2-1.3-.1-.1-.3-.2-.5-.3l-1.9-.9c-.2-.1-.4-.1-.6.1l-.8 1c-.2.2-.3.2-.6.1-.2-.1-1-.4-2-1.2-.7-.6-1.2-1.4-1.4-1.7-.1-.2 0-.4.1-.5l.4-.5c.2-.1.2-.3.3-.4.1-.2 0-.3 0-.5l-.9-2c-.2-.5-.4-.5-.6-.5z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm0 1.5a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3Zm4 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0 1.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM16.4 6.7a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8Z',
  facebook: 'M13.5 21v-8h2.7l.4-3h-3.1V8.1c0-.9.3-1.5 1.5-1.5h1.7V3.9c-.3 0-1.3-.1-2.5-.1-2.4 0-4.1 1.5-4.1 4.2V10H7.4v3h2.7v8z',
  youtube:
    'M21.2 7.7a2.4 2.4 0 0 0-1.7-1.7C18 5.6 12 5.6 12 5.6s-6 0-7.5.4a2.4 2.4 0 0 0-1.7 1.7A25 25 0 0 0 2.4 12c0 1.5.1 2.9.4 4.3a2.4 2.4 0 0 0 1.7 1.7c1.5.4 7.5.4 7.5.4s6 0 7.5-.4a2.4 2.4 0 0 0 1.7-1.7c.3-1.4.4-2.8.4-4.3s-.1-2.9-.4-4.3ZM10.1 14.8V9.2l4.9 2.8z',
} as const

export type IconName = keyof typeof PATHS | keyof typeof FILLED

/** Icons that point in the direction of reading and therefore turn round in Arabic. */
const DIRECTIONAL: IconName[] = ['forward', 'back', 'chevron', 'out']

/** Tells whether a stored value names an icon that exists. */
export const isIcon = (name: string | undefined): name is IconName => !!name && (name in PATHS || name in FILLED)

/** A drawn icon, as tall as the text around it; always decoration beside words. `field` names the field that chooses it. */
export function Icon({ name, className = '', field }: { name: IconName; className?: string; field?: string }) {
  const filled = name in FILLED
  const classes = ['ico', filled && 'fill', DIRECTIONAL.includes(name) && 'dir', className].filter(Boolean).join(' ')
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true" data-tina-field={field}>
      <path d={{ ...PATHS, ...FILLED }[name]} />
    </svg>
  )
}
