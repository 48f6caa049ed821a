import type { Tone } from '../../theme/palette.ts'
import type { Icon } from '../firstIcons.tsx'

/** One line of a menu (coverage 3.085). */
export interface MenuOption {
  readonly id: string | number
  readonly text: string
  /** A second line below the text. */
  readonly caption?: string
  readonly icon?: Icon
  readonly iconTone?: Tone
  readonly textTone?: Tone
  /** A line between it and what comes before. */
  readonly hasDivider?: boolean
  readonly isDisabled?: boolean
  readonly handler?: () => void
}

/** Does what an option is for. One that does nothing is a fault of ours, said to whoever develops. */
export function runOption({ id, handler }: MenuOption): void {
  if (handler) handler()
  else console.error('missing handler function', id)
}
