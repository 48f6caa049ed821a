import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { firstPainted } from '../../session/firstPainted.ts'

/** A part of what the page itself has painted, where what it stands for is still to come: nothing leaves the page meanwhile. */
export function FirstPainted({ part, sx = {} }: { part: string; sx?: SxProps<Theme> }) {
  const lay = (place: HTMLElement | null) => {
    // What stands there for a sign-in stands for no screen.
    const isHome = document.documentElement.dataset['first'] === 'frame'
    const copy = isHome ? firstPainted()?.querySelector(part)?.cloneNode(true) : undefined
    if (copy) place?.replaceChildren(copy)
  }
  return <Box aria-hidden="true" sx={sx} ref={lay} />
}
