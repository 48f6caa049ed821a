import type { FocusEvent } from 'react'

/** In a line that scrolls sideways, whatever takes the focus is seen whole: browsers leave it half out of sight. */
export function intoSight({ target }: FocusEvent<HTMLElement>): void {
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}
