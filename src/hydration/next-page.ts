/** Addresses that a visitor must ask for: they are not pages, belong to a tester, or are made anew for whoever asks. */
const ASKED_FOR = ['/admin*', '/api/*', '/media/*', '/~*', '/staff', '/*/staff', '/*\\?(.+)']

const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ASKED_FOR } },
    // The click on a link to another language also stores the choice (see `language-choice`).
    { not: { selector_matches: '[data-locale], [target], [download], form a' } },
  ],
}
/** What is pointed at in the menu, and what each page wants of its reader. */
const likely = { and: [pages, { selector_matches: '.nav a, .btn' }] }

/**
 * The speculation rules of every page, as JSON: a browser that knows them fetches a page of the site while its link is pointed
 * at, and prepares a likely one out of sight. To prepare every page whose link is pressed took the processor from the change itself.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const nextPage = /* @__PURE__ */ JSON.stringify({
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [{ where: likely, eagerness: 'moderate' }],
})
