import Box from '@mui/material/Box'
import { forcedColours, forcedEdge } from '../../theme/forced.ts'
import type { Tone } from '../../theme/palette.ts'
import type { Icon } from '../firstIcons.tsx'

/** A small ground with something in its middle; `size` in pixels. */
export const tile = (size: number) => ({ display: 'grid', placeItems: 'center', flex: 'none', width: size, height: size }) as const

/** An icon on a small ground of its state's colour. Decorative: the words beside it say the state. */
export function ToneTile({ tone, icon: TileIcon, size = 40 }: { tone: Tone; icon: Icon; size?: number }) {
  return (
    <Box
      component="span"
      sx={{
        ...tile(size),
        borderRadius: size < 40 ? '8px' : '10px',
        color: `tone.${tone}.ink`,
        bgcolor: `tone.${tone}.soft`,
        [forcedColours]: forcedEdge,
      }}
    >
      <TileIcon />
    </Box>
  )
}
