import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { Tone } from '../../theme/palette.ts'
import { forcedColours, forcedEdge } from '../../theme/forced.ts'
import { DoneIcon, ErrorIcon, InfoIcon, WarningIcon, type Icon } from '../firstIcons.tsx'

const icons: Partial<Record<Tone, Icon>> = { missing: ErrorIcon, late: WarningIcon, done: DoneIcon }

interface BannerProps {
  readonly tone: Tone
  readonly children: ReactNode
  readonly action?: ReactNode
  /** Across the whole page, without corners. */
  readonly isWide?: boolean
}

/** A message that stays until what it says is over. A refusal is told at once, the rest politely. */
export function Banner({ tone, children, action, isWide = false }: BannerProps) {
  const ToneIcon = icons[tone] ?? InfoIcon
  return (
    <Box
      role={tone === 'missing' ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        px: isWide ? { xs: 2, md: 3.5 } : 1.75,
        py: 1.25,
        borderRadius: isWide ? 0 : '10px',
        color: `tone.${tone}.ink`,
        bgcolor: `tone.${tone}.soft`,
        fontSize: '0.875rem',
        lineHeight: 1.45,
        [forcedColours]: forcedEdge,
      }}
    >
      <ToneIcon style={{ flex: 'none' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      {action}
    </Box>
  )
}
