/**
 * The class lists that elements of several kinds share. They are Tailwind's utilities in the theme of Tina, whose build
 * looks for them in the admin's code.
 */
export const LINK = 'text-blue-700 underline'
export const QUIET = 'text-sm text-gray-600'
export const TITLE = 'text-[34px] leading-tight text-gray-800'
export const CARD = 'mb-2 rounded border border-gray-200 bg-white'
export const INPUT = 'block w-full rounded border border-gray-250 bg-white p-2 text-base text-gray-900'
export const CELL = 'border-t border-gray-150 p-2 text-start align-top text-sm font-normal'
