import { addressOf, PICTURES as FOLDER, pictureAt, readAddress } from '../../../model/picture-address.ts'
import { onBranch } from '../../preview/rules/branch-pictures.ts'

const PICTURES = addressOf('')

/** Tells whether a comment stands beside a picture, whose address is what it stood beside. */
export const isOnPicture = ({ said }: { said: string }): boolean => said.startsWith(PICTURES)

/** Returns the file of a picture: `'/media/scene/a.webp'` => `'public/media/scene/a.webp'` */
export const fileOfPicture = (address: string): string => `${FOLDER}/${readAddress(address) ?? ''}`

/** Returns the address of a draft's own version of a picture, small: `('/media/a.webp', 'winter')` => `'/media/w480/~winter/a.webp'`; a drawing has one size. */
export function smallOnDraft(address: string, branch: string): string {
  const own = onBranch(address, branch)
  return pictureAt(address.slice(PICTURES.length)) ? own.replace(PICTURES, `${PICTURES}w480/`) : own
}
