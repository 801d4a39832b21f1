/** The pin on a drawn map, in the accent of the city. */
export function MapPin() {
  return (
    <svg className="pin" viewBox="0 0 44 54" aria-hidden="true">
      <path fill="currentColor" d="M22 54S42 35 42 21A20 20 0 0 0 2 21c0 14 20 33 20 33Z" />
      <circle cx="22" cy="21" r="7.5" fill="#FBF8F2" />
    </svg>
  )
}
