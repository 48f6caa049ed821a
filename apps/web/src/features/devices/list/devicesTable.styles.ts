import type { Theme } from '@mui/material/styles'
import { figures } from '../../../theme/augment.ts'
import { tableStyles, veil } from '../../../ui/lists/table.styles.ts'
import { twoLines } from '../../../ui/twoLines.ts'

/** Heights in rem: of a site's line, and of what stands below it. */
export const [placeRem, deviceRem] = [2.25, 3]

/** Of the state: the same in each row, and in those that say something else in one cell. */
const state = 'minmax(9.5rem, 11.5rem)'
const narrow = `${state} minmax(9rem, 1fr) 6.5rem`
const small = `${state} minmax(9rem, 1fr) 7.5rem 9.5rem`
const middle = `${state} minmax(10rem, 1fr) 8rem 9.5rem 4.5rem`
const wide = `${state} minmax(12rem, 1fr) 8rem 9.5rem 6rem 4.5rem 4rem 4.5rem`

/** The styles of the list of devices: its columns and what stands in them. */
export const devicesStyles = (theme: Theme) => {
  const { palette } = theme
  const row = {
    height: `${deviceRem}rem`,
    '&.hot': { backgroundColor: veil(theme, palette.tone.missing.soft, 36) },
    '&.hot:hover': { backgroundColor: veil(theme, palette.tone.missing.soft, 55) },
  }
  return {
    ...tableStyles(theme, [narrow, ['40rem', small], ['50rem', middle], ['62rem', wide]], row),
    '& .row.place, & .row.place:hover': {
      display: 'block',
      height: `${placeRem}rem`,
      lineHeight: `${placeRem}rem`,
      cursor: 'default',
      fontSize: '0.8125rem',
      backgroundColor: veil(theme, palette.tone.wait.soft, 45),
      '& > div': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& b': { marginInlineEnd: '8px' },
      '& span': { color: palette.text.secondary },
    },
    '& .row.told': { gridTemplateColumns: `${state} minmax(0, 1fr) auto`, cursor: 'default' },
    '& .row:last-child': { borderBottom: 0 },
    '& .state, & .device, & .seen, & .journal, & .ways, & .text': { minWidth: 0 },
    '& .row :is(.device, .seen, .version)': { lineHeight: 1.25 },
    '& .text, & .journal span': twoLines,
    '& .device b, & .device small, & .seen small, & .version small': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .row small': { fontSize: '0.75rem', color: palette.text.secondary },
    '& .row small.alarm': { color: palette.tone.missing.ink, fontWeight: 600 },
    '& .row :is(.seen, .version, .battery)': { fontFamily: figures, whiteSpace: 'nowrap' },
    '& .battery span': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
    '& .battery .low': { color: palette.tone.missing.ink, fontWeight: 600 },
    '& .row :is(.journal, .ways)': { color: palette.text.secondary, lineHeight: 1.25 },
    '& .journal .late': { color: palette.tone.late.ink, fontWeight: 600 },
    '& .journal .strong': { color: palette.text.primary, fontWeight: 600 },
    '& .acts': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& .journal, & .ways, & .battery, & .version, & .acts.icons': { display: 'none' },
    '@container (min-width: 40rem)': { '& .journal': { display: 'block' } },
    '@container (min-width: 50rem)': { '& .battery': { display: 'block' } },
    '@container (min-width: 62rem)': { '& .ways, & .version, & .acts.icons': { display: 'block' } },
  } as const
}
