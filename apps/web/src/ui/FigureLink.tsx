import Box from '@mui/material/Box'
import { Link } from '@tanstack/react-router'
import { figures } from '../theme/augment.ts'
import type { Tone } from '../theme/palette.ts'

/** Pixels. */
export const figureHeight = 92

/** The same where it stands below what matters more. */
export const quietHeight = 68

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
  /** It stands below what matters more: smaller, and in the colour of text. */
  readonly isQuiet?: boolean
}

/** One figure. The whole card leads to the list that it counts. */
export function FigureLink({ label, value, note, link, tone, isCalm = false, isQuiet = false }: FigureLinkProps) {
  const isHot = tone === 'missing' && !isCalm && !isQuiet
  return (
    <Box component="li" sx={{ display: 'grid', minWidth: 0 }}>
      <Box
        {...(link && { component: Link, ...link })}
        sx={[styles, isQuiet && quiet, link && linkStyles, isHot && { borderColor: 'tone.missing.mark' }]}
      >
        <span>{label}</span>
        <Box
          component="span"
          sx={[bigFigure, isQuiet && { fontSize: '1.25rem' }, { color: tone && !isCalm ? `tone.${tone}.ink` : 'text.primary' }]}
        >
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
  rowGap: 0.75,
  minHeight: figureHeight,
  px: { xs: 1.5, md: 2 },
  py: 1.5,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
} as const
const quiet = { minHeight: quietHeight, py: 1, rowGap: 0.25, fontSize: '0.8125rem' } as const
const linkStyles = { '&:hover': { borderColor: 'edge' } } as const
