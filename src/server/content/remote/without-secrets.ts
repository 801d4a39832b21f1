/** Takes passwords out of the addresses of remotes: `https://me:secret@host/x` => `https://…@host/x` */
export const withoutSecrets = (text: string) => text.replace(/\/\/[^@/\s]+@/g, '//…@')
