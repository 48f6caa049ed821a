import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { besidePage, roomBeside, roomFrom } from './beside.ts'
import { Card } from './Card.tsx'

/** Pixels. */
const width = 344

/** What belongs to the whole page and stays beside it: at the right where there is room, else its last card. */
export function PageAside({ label, children }: { label: string; children: ReactNode }) {
  // Of the screen: on paper, which is narrow, it stays what it was.
  const isBelow = useMediaQuery((theme: Theme) => theme.breakpoints.down(roomFrom).replace('@media', '@media screen and'))
  if (isBelow) {
    return (
      <Card component="aside" aria-label={label} sx={{ overflow: 'hidden' }}>
        {children}
      </Card>
    )
  }
  return (
    <Box component="aside" aria-label={label} sx={besidePage(width)}>
      <GlobalStyles styles={roomBeside(width)} />
      {children}
    </Box>
  )
}
