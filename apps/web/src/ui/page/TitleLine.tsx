import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'

interface TitleLineProps {
  /** What it says is on its way. */
  readonly isComing?: boolean
  /** Pixels that it will take, about. */
  readonly width?: number
  /** Lines that it may take on a phone. */
  readonly phoneLines?: 1 | 2
  readonly children: ReactNode
}

/** The line below a page's title that comes with its answer: its room is there before it, so that the page below stays where it is. */
export function TitleLine({ isComing = false, width = 240, phoneLines = 1, children }: TitleLineProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignContent: 'start',
        columnGap: 1.5,
        minHeight: { xs: `${phoneLines * 1.5}em`, sm: '1.5em' },
      }}
    >
      {isComing ? <Skeleton component="span" variant="text" width={width} sx={{ maxWidth: '100%' }} /> : children}
    </Box>
  )
}
