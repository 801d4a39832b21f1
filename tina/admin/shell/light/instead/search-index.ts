/** Replaces `@tinacms/search/index-client`, with its lists of words in thirty languages: the admin searches on our own server. */
const none = (): never => {
  throw new Error('TinaCMS’s own search is left out of the admin: see tina/admin/shell/light.')
}

export {
  none as optionsToSearchIndexOptions,
  none as parseSearchIndexResponse,
  none as processDocumentForIndexing,
  none as queryToSearchIndexQuery,
}
