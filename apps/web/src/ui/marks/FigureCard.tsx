import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { figures, prose } from '../../theme/augment.ts'
import type { Tone } from '../../theme/palette.ts'
import { bigFigure } from '../links/FigureLink.tsx'
import { forcedColours } from '../../theme/forced.ts'

/** Pixels. */
export const cardHeight = 104

interface FigureCardProps {
  readonly name: string
  readonly value: string
  readonly note: string
  /** Its colour, while there is something to see. */
  readonly tone?: Tone | undefined
  /** What stands at the right of the name. */
  readonly aside?: string
  /** A share to draw as a bar: 0 to 100. */
  readonly percent?: number
  /** Whether the list shows what the card counts. */
  readonly isOn?: boolean
  readonly action?: string
  /** Without it the card is read alone. */
  readonly onPress?: () => void
}

/** One figure. The whole card opens its filter, and closes it again. */
export function FigureCard({ isOn = false, onPress, ...shown }: FigureCardProps) {
  const sx = [styles, shown.tone === 'missing' && hot, shown.tone === 'late' && shown.action !== undefined && warm]
  if (!onPress) {
    return (
      <Box sx={[...sx, { '&:hover': { borderColor: 'divider' } }]}>
        <Parts {...shown} />
      </Box>
    )
  }
  return (
    <ButtonBase onClick={onPress} aria-pressed={isOn} sx={[...sx, isOn && on]}>
      <Parts {...shown} />
    </ButtonBase>
  )
}

function Parts({ name, value, note, tone, aside, percent, action }: Omit<FigureCardProps, 'isOn' | 'onPress'>) {
  return (
    <>
      <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <span>{name}</span>
        {aside && (
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {aside}
          </Box>
        )}
      </Box>
      <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
        <Box component="span" sx={[bigFigure, value.length > 7 && longFigure, { color: tone ? `tone.${tone}.ink` : 'text.primary' }]}>
          {value}
        </Box>
        {action && (
          <Box component="span" sx={word}>
            {action}
          </Box>
        )}
      </Box>
      {percent === undefined ? (
        // A line for itself: two counts have room beside each other on a phone.
        <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {note}
        </Box>
      ) : (
        <Box
          component="span"
          sx={{
            display: 'block',
            height: 5,
            my: '7px',
            borderRadius: 9,
            bgcolor: 'tone.wait.soft',
            overflow: 'hidden',
            [forcedColours]: { outline: '1px solid' },
          }}
        >
          <Box
            component="span"
            sx={{
              display: 'block',
              height: 1,
              borderRadius: 9,
              bgcolor: 'tone.run.mark',
              [forcedColours]: { forcedColorAdjust: 'none', bgcolor: 'Highlight' },
            }}
            style={{ width: `${percent}%` }}
          />
        </Box>
      )}
    </>
  )
}

const styles = {
  display: 'grid',
  // The figures of a row stand in one line, also where the name of one takes two.
  gridTemplateRows: '1fr auto auto',
  alignItems: 'start',
  justifyContent: 'stretch',
  textAlign: 'start',
  minHeight: cardHeight,
  minWidth: 0,
  px: { xs: 1.5, md: 2.25 },
  py: 1.75,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  fontFamily: prose,
  fontSize: '0.875rem',
  // As a button has it.
  lineHeight: 'normal',
  '&:hover': { borderColor: 'edge' },
} as const
/** Hours of a whole company stay in one line beside each other on a phone. */
const longFigure = { whiteSpace: 'nowrap', fontSize: { xs: '1.25rem', lg: '1.75rem' }, lineHeight: { xs: 1.6, lg: 1.15 } } as const
const word = { fontFamily: figures, fontSize: '0.8125rem', fontWeight: 600, color: 'primary.readable', whiteSpace: 'nowrap' } as const
const hot = {
  borderColor: 'color-mix(in srgb, var(--tone) 40%, transparent)',
  '--tone': (theme: { palette: { tone: Record<Tone, { mark: string }> } }) => theme.palette.tone.missing.mark,
} as const
const warm = {
  borderColor: 'color-mix(in srgb, var(--tone) 45%, transparent)',
  '--tone': (theme: { palette: { tone: Record<Tone, { mark: string }> } }) => theme.palette.tone.late.mark,
} as const
const on = {
  borderColor: 'primary.readable',
  boxShadow: (theme: { palette: { primary: { readable: string } } }) => `inset 0 0 0 1px ${theme.palette.primary.readable}`,
} as const
