/** The word mark. It takes the colour of its surroundings; `--logo-amp` colours the ampersand. */
export function Logo({ label }: { label?: string }) {
  return (
    <svg viewBox="0 0 247 46" role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      <use href="/logo.svg#logo" />
    </svg>
  )
}
