import type { Theme } from '@mui/material/styles'
import { figures } from '../../../../theme/augment.ts'
import { forcedColours } from '../../../../theme/forced.ts'

/** The styles of a day's shifts on a phone. */
export const dayStyles = (theme: Theme) =>
  ({
    display: 'grid',
    gap: 1,
    m: 0,
    p: 0,
    listStyle: 'none',
    // Only what is in sight is drawn, however many work that day.
    '& li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 64px' },
    '& button': {
      display: 'flex',
      // A long state stands below, and not beside a column of single letters.
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1.25,
      width: '100%',
      minHeight: 64,
      p: 1.25,
      font: 'inherit',
      fontSize: '0.875rem',
      textAlign: 'start',
      color: 'text.primary',
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      '&.open': { borderColor: 'primary.readable', [forcedColours]: { outline: '3px solid Highlight', outlineOffset: '-3px' } },
    },
    '& .what': { flex: '1 1 8rem', minWidth: 0, display: 'grid' },
    '& .what b': { fontFamily: figures, fontSize: '0.9375rem' },
    '& .what > span': { overflowWrap: 'anywhere' },
    '& .unassigned': { color: theme.palette.tone.missing.ink, fontWeight: 600 },
  }) as const
