/** The product of two numbers in the field of 256 elements that codes of this kind calculate in. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((b >>> bit) & 1) * a)
  return product
}

/** The polynomial whose roots are the first powers of two, without its leading one. */
function divisorOf(degree: number): number[] {
  let divisor = [...Array<number>(degree - 1).fill(0), 1]
  for (let count = 0, root = 1; count < degree; count += 1, root = times(root, 2))
    divisor = divisor.map((factor, at) => times(factor, root) ^ (divisor[at + 1] ?? 0))
  return divisor
}

/** Returns the bytes by which a reader mends what it can't see of a block (Reed and Solomon). */
export function correctionOf(block: number[], length: number): number[] {
  const divisor = divisorOf(length)
  let rest = Array<number>(length).fill(0)
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = divisor.map((one, at) => (rest[at + 1] ?? 0) ^ times(one, factor))
  }
  return rest
}
