/** Returns the words that a search page's address asks for: `'https://…/ar/search?q=%20laser'` => `'laser'` */
export const askedIn = (url: string) => new URL(url).searchParams.get('q')?.trim() ?? ''
