import Box from '@mui/material/Box'
import { Link } from '@tanstack/react-router'
import { figures } from '../../theme/augment.ts'
import type { Tone } from '../../theme/palette.ts'

/** Pixels. */
export const figureHeight = 92

interface FigureLinkProps {
  readonly label: string
  readonly value: string
  /** The list that it opens, under the name that the services' address has for it. */
  readonly filter: string
  readonly tone?: Tone
  /** Nothing to see: the figure keeps the colour of text. */
  readonly isCalm?: boolean
}

/** One figure of today. The whole card leads to the list that it counts. */
export function FigureLink({ label, value, filter, tone, isCalm = false }: FigureLinkProps) {
  const isHot = tone === 'missing' && !isCalm
  return (
    <Box component="li" sx={{ display: 'grid', minWidth: 0 }}>
      <Box component={Link} to="/services" search={{ filter } as never} sx={[look, isHot && { borderColor: 'tone.missing.mark' }]}>
        <span>{label}</span>
        <Box
          component="span"
          sx={{
            fontFamily: figures,
            fontWeight: 700,
            fontSize: '1.75rem',
            lineHeight: 1.15,
            letterSpacing: '-0.03em',
            color: tone && !isCalm ? `tone.${tone}.ink` : 'text.primary',
          }}
        >
          {value}
        </Box>
      </Box>
    </Box>
  )
}

const look = {
  display: 'grid',
  alignContent: 'space-between',
  minHeight: figureHeight,
  px: { xs: 1.5, md: 2 },
  py: 1.5,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'edge' },
} as const
