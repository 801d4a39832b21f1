import type { ComponentProps } from 'react'

const SHAPE = 'inline-block rounded border px-3 py-1.5 text-sm font-medium disabled:cursor-not-allowed disabled:opacity-50'

export const LOOKS = {
  plain: `${SHAPE} border-gray-250 bg-white text-gray-800 hover:border-blue-700`,
  chosen: `${SHAPE} border-blue-700 bg-blue-700 text-white`,
  danger: `${SHAPE} border-red-700 bg-red-700 text-white`,
  link: 'underline disabled:opacity-50',
}

type Props = Omit<ComponentProps<'button'>, 'className' | 'type'> & { look?: keyof typeof LOOKS; type?: 'button' | 'submit' }

/** A button of these screens. */
export const Button = ({ look = 'plain', type = 'button', ...rest }: Props) => <button {...rest} type={type} className={LOOKS[look]} />
