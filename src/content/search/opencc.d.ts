declare module 'opencc-js/dict/TSCharacters' {
  /** Traditional characters, each with a simplified one: `'皺 皱|價 价'` */
  const table: string
  // biome-ignore lint/style/noDefaultExport: so the package has it.
  export default table
}
