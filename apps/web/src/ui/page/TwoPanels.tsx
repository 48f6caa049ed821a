import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { forcedColours, forcedEdge } from '../../theme/forced.ts'
import { navy } from '../../theme/palette.ts'
import { onPhone, stacked } from './tablet.ts'

interface TwoPanelsProps {
  readonly header: ReactNode
  readonly children: ReactNode
  /** Something covers both: neither finger, keyboard nor reader reaches them. */
  readonly isCovered?: boolean
  /** On a phone what one does begins at the top: a line that comes below it moves nothing under the thumb. */
  readonly isSteady?: boolean
  /** Somebody types into it: upright it begins at the top, where the keys on the screen do not cover it. */
  readonly isForm?: boolean
}

/** The frame of every page of the wall tablet: what it says on the navy panel, what one does on the light one. */
export function TwoPanels({ header, children, isCovered = false, isSteady = false, isForm = false }: TwoPanelsProps) {
  return (
    <Box
      inert={isCovered}
      sx={{
        flex: 1,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) clamp(430px, 39.0625vw, 580px)',
        [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
      }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minWidth: 0,
          color: navy.text,
          bgcolor: navy.ground,
          [forcedColours]: forcedEdge,
          px: '52px',
          py: '44px',
          [stacked]: { px: '40px', py: '32px' },
          [onPhone]: { px: 2, py: 2 },
        }}
      >
        {header}
      </Box>
      <Box
        component="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 620px)',
          alignContent: 'center',
          justifyContent: 'center',
          minWidth: 0,
          px: '46px',
          py: '32px',
          [stacked]: { px: '40px', py: isForm ? '56px' : '16px', ...(isForm && { alignContent: 'start' }) },
          [onPhone]: { px: 2, py: isForm ? 3 : 1.5, ...((isSteady || isForm) && { alignContent: 'start' }) },
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
