import Box from '@mui/material/Box'
import { Link } from '@tanstack/react-router'
import { figures } from '../../theme/augment.ts'
import type { Tone } from '../../theme/palette.ts'

/** Pixels. */
export const figureHeight = 68

/** The list that figures, or cards as large, stand in; how many beside one another is each place's own. */
export const figureList = { display: 'grid', gap: { xs: 1.25, md: 2 }, m: 0, p: 0, listStyle: 'none' } as const

/** The figure itself. */
export const bigFigure = { fontFamily: figures, fontWeight: 700, fontSize: '1.75rem', lineHeight: 1.15, letterSpacing: '-0.03em' } as const

interface FigureLinkProps {
  readonly label: string
  readonly value: string
  /** What it is part of, or says of it. */
  readonly note?: string
  /** The list that it counts; null where the reader may not open it. */
  readonly link: { readonly to: string; readonly search: Readonly<Record<string, string | undefined>> } | null
  readonly tone?: Tone
  /** Nothing to see: the figure keeps the colour of text. */
  readonly isCalm?: boolean
}

/** One figure, quiet: it stands below what waits for somebody. The whole card leads to the list that it counts. */
export function FigureLink({ label, value, note, link, tone, isCalm = false }: FigureLinkProps) {
  return (
    <Box component="li" sx={{ display: 'grid', minWidth: 0 }}>
      <Box {...(link && { component: Link, ...link })} sx={[styles, link && linkStyles]}>
        <span>{label}</span>
        <Box component="span" sx={[bigFigure, { fontSize: '1.25rem' }, { color: tone && !isCalm ? `tone.${tone}.ink` : 'text.primary' }]}>
          {value}
        </Box>
        {note && (
          <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {note}
          </Box>
        )}
      </Box>
    </Box>
  )
}

const styles = {
  display: 'grid',
  alignContent: 'space-between',
  rowGap: 0.25,
  minHeight: figureHeight,
  px: { xs: 1.5, md: 2 },
  py: 1,
  fontSize: '0.8125rem',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
} as const
const linkStyles = { '&:hover': { borderColor: 'edge' } } as const
