import type { Kind } from './section'

/** One kind of section to choose: its picture, its name, and what it is for. */
export function Card({ kind: { label, previewSrc, purpose }, onPick }: { kind: Kind; onPick(): void }) {
  return (
    <button
      type="button"
      className="overflow-hidden rounded border border-gray-200 bg-white text-start shadow hover:border-blue-400 focus:border-blue-500"
      onClick={onPick}
    >
      {previewSrc && <img src={previewSrc} alt="" width={480} height={300} loading="lazy" className="block h-auto w-full border-b" />}
      <b className="block px-3 pt-2 text-sm font-semibold">{label}</b>
      <span className="block px-3 pb-3 pt-1 text-xs text-gray-600">{purpose}</span>
    </button>
  )
}
