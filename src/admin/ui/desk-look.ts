import { staffLanguage } from '../i18n/staff-language'

/**
 * The type and the colours of the drawings, as `src/styles/theme.css` has them for visitors; the admin can't import style
 * sheets. The fonts are the site's own files, and are fetched only where something is set in them.
 */
const DESK_LOOK = `
@font-face { font-family: 'Ibarra RT'; src: url('/fonts/ibarra-latin-var.woff2') format('woff2'); font-weight: 400 600; font-display: swap }
@font-face {
  font-family: 'Ibarra RT'; src: url('/fonts/ibarra-latin-400-italic.woff2') format('woff2');
  font-weight: 400; font-style: italic; font-display: swap
}
@font-face { font-family: 'Hanken RT'; src: url('/fonts/hanken-latin-var.woff2') format('woff2'); font-weight: 400 600; font-display: swap }
@font-face {
  font-family: 'Markazi RT'; src: url('/fonts/markazi-arabic-var.woff2') format('woff2'); font-weight: 400 700; size-adjust: 131%;
  font-display: swap; unicode-range: U+0600-06FF, U+0750-077F, U+200C-200F, U+FB50-FDFF, U+FE70-FEFF
}
:root {
  --color-ivory: #fbf8f2;
  --color-paper: #fffdfa;
  --color-plaster: #f4ede3;
  --color-stone: #e9dfd2;
  --color-sand: #dacdbc;
  --color-line-strong: #85767e;
  --color-night: #2a1f28;
  --color-on-night: #fbf8f2;
  --color-ink: #241a22;
  --color-ink-2: #493d46;
  --color-ink-3: #54464f;
  --color-rose-800: #6f2d3b;
  --color-rose-700: #7e3242;
  --color-rose-100: #f5e4dd;
  --color-brass-700: #624519;
  --color-brass-500: #a98549;
  --color-brass-100: #f3e8d0;
  --color-thistle-700: #5b415f;
  --color-ok-700: #31513f;
  --color-ok-100: #e4ece2;
  --color-error-700: #901a1e;
  --color-error-100: #f9e6e1;
  --font-display: 'Ibarra RT', Georgia, serif;
  --font-sans: 'Hanken RT', 'Markazi RT', system-ui, sans-serif;
}
:root:lang(zh-CN) {
  --font-display: 'Ibarra RT', 'Source Han Serif SC', 'Noto Serif SC', 'Noto Serif CJK SC', 'Songti SC', STSong, serif;
  --font-sans: 'Hanken RT', 'Markazi RT', 'PingFang SC', 'Microsoft YaHei UI', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif;
}`

/** Adds a style sheet to the admin. */
export function addStyle(text: string) {
  const style = document.createElement('style')
  style.textContent = text
  document.head.append(style)
}

/** Makes the type and the colours of the drawings known to the admin; its language tells the browser which marks and letters to draw. */
export function wearDeskLook() {
  addStyle(DESK_LOOK)
  document.documentElement.lang = staffLanguage
}
