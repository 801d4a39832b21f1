/** The class lists of the palette: the site's colours. */
export const DIALOG =
  'fixed inset-x-0 top-[5.5rem] bottom-auto m-0 mx-auto flex max-h-[calc(100dvh-7rem)] w-[min(46rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-sm border-0 forced-colors:border-2 bg-[#fbf8f2] p-0 [font-family:Hanken_RT,Markazi_RT,system-ui,sans-serif] text-[#241a22] shadow-2xl backdrop:bg-[#2a1f28]/40 max-[767px]:top-0 max-[767px]:h-dvh max-[767px]:max-h-none max-[767px]:w-screen max-[767px]:max-w-none'
export const HEAD = 'flex min-h-16 shrink-0 items-center gap-3.5 border-b border-[#a98549] px-5'
export const INPUT = 'min-w-0 flex-1 border-0 bg-transparent py-4 text-xl caret-[#7e3242] outline-none placeholder:text-[#54464f]'
export const QUIET = 'text-[13px] leading-5 text-[#54464f]'
export const GROUP = `${QUIET} px-5 pb-1 pt-3.5 font-medium`
export const OPTION =
  'grid min-h-12 cursor-pointer grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-3.5 border-s-[3px] px-5 py-2 ps-[17px] text-[15px] leading-6'
export const CHOSEN = 'border-[#7e3242] bg-[#f5e4dd] forced-colors:outline forced-colors:outline-2 forced-colors:-outline-offset-2'
export const UNCHOSEN = 'border-transparent'
export const KEY =
  'rounded-sm border border-[#dacdbc] bg-[#fbf8f2] px-1.5 text-xs font-medium leading-5 text-[#54464f] [font-family:inherit]'
export const BADGE =
  'grid size-6 place-items-center rounded-sm border border-[#dacdbc] bg-[#fffdfa] text-[13px] leading-none text-[#493d46]'
export const FOUND = 'border-b-2 border-[#a98549] bg-transparent font-semibold text-inherit'
export const FOOT = `${QUIET} flex shrink-0 items-center gap-5 border-t border-[#dacdbc] bg-[#f4ede3] px-5 py-2.5 max-[767px]:hidden`
