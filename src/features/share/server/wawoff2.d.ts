declare module 'wawoff2' {
  /** Returns the bytes of a TrueType font from those of a WOFF2 file. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>
}
