import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { figures } from '../../theme/augment.ts'
import type { Tone } from '../../theme/palette.ts'
import { forcedColours } from '../../theme/forced.ts'

/** A state: its colour, a dot, and the word that says it. */
export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        maxWidth: '100%',
        borderRadius: 99,
        px: '10px',
        py: '2px',
        fontFamily: figures,
        fontSize: '0.78125rem',
        fontWeight: 600,
        lineHeight: 1.5,
        color: `tone.${tone}.ink`,
        bgcolor: `tone.${tone}.soft`,
        '&::before': { content: '""', width: 7, height: 7, borderRadius: '50%', bgcolor: 'currentColor', flex: 'none' },
        [forcedColours]: { outline: '1px solid', '&::before': { forcedColorAdjust: 'none', bgcolor: 'CanvasText' } },
      }}
    >
      {/* What has no room in one line has two: a state is never cut. */}
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
        {children}
      </Box>
    </Box>
  )
}
