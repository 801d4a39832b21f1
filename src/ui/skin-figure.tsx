const PLACES = ['fig-1', 'fig-2', 'fig-3']

/** A drawn section through the skin with up to three numbered marks: surface, epidermis, dermis. */
export function SkinFigure({ marks }: { marks: number }) {
  return (
    <figure className="fig" aria-hidden="true">
      <img src="/media/skin.svg" alt="" width={760} height={620} loading="lazy" />
      {PLACES.slice(0, marks).map((place, index) => (
        <span className={`k ${place}`} key={place}>
          {index + 1}
        </span>
      ))}
    </figure>
  )
}
