import type { Theme } from '@mui/material/styles'
import { figures } from '../../../theme/augment.ts'
import { tableStyles } from '../../../ui/lists/table.styles.ts'
import { twoLines } from '../../../ui/twoLines.ts'

const whole = {
  wide: 'minmax(13rem, 1.4fr) 7rem 15.5rem minmax(9rem, 1.2fr) 10rem 6rem',
  middle: 'minmax(12rem, 1.3fr) 6.5rem 15.5rem minmax(7rem, 1fr) 5.5rem',
  narrow: 'minmax(10rem, 1.2fr) minmax(8.5rem, 1fr) 5.5rem',
}
const limited = {
  wide: 'minmax(13rem, 1fr) 15.5rem 17rem minmax(10rem, 1fr)',
  middle: 'minmax(12rem, 1.2fr) 15.5rem minmax(8rem, 1fr)',
  narrow: 'minmax(10rem, 1.2fr) minmax(8.5rem, 1fr)',
}

/** The styles of the list of agents: its columns and what stands in them. */
export const agentsStyles = (hasRights: boolean) => (theme: Theme) => {
  const { palette } = theme
  const { narrow, middle, wide } = hasRights ? whole : limited
  return {
    ...tableStyles(theme, [narrow, ['52rem', middle], ['66rem', wide]]),
    '& .row > *, & .head > *': { minWidth: 0 },
    '& .name': { display: 'flex', alignItems: 'center', gap: '12px' },
    '& .name a': { ...twoLines, color: 'inherit', fontWeight: 600, textDecoration: 'none' },
    '& .number, & .hours': { fontFamily: figures, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .hours': { textAlign: 'end', fontWeight: 600 },
    '& .hours.none': { color: palette.text.secondary, fontWeight: 400 },
    '& .card': { display: 'flex', alignItems: 'center', gap: '8px', whiteSpace: 'nowrap' },
    '& .card small': { fontSize: '0.8125rem', color: palette.text.secondary, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .skills': { color: palette.text.secondary },
    '& .skills span': twoLines,
    '& .number, & .skills, & .contract, & .cardNumber': { display: 'none' },
    '& .cardNumber': { fontFamily: figures, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '@container (max-width: 51.99rem)': { '& .card small': { display: 'none' } },
    '@container (min-width: 52rem)': { '& .number, & .skills': { display: 'block' } },
    '@container (min-width: 66rem)': { '& .contract, & .cardNumber': { display: 'block' } },
  } as const
}
