import type { Theme } from '@mui/material/styles'
import { rowRem, tableStyles } from '../../../ui/lists/table.styles.ts'

/** Heights of a row in rem: one line, on a small page two, on a phone three. */
export const rowHeights = { wide: rowRem, small: 4.25, phone: 5.25 } as const

/** The styles of the list of publications: a table, whose lines are two or three high on a small page. */
export const publicationStyles = (theme: Theme) => {
  const [phone, small, wide] = [theme.breakpoints.down('sm'), theme.breakpoints.down('lg'), theme.breakpoints.up('lg')]
  const lines = { gridTemplateColumns: '2.75rem minmax(0, 1fr) auto', gridTemplateAreas: '"choose agent state" "choose stamps stamps"' }
  // On a phone the name has its line for itself, and the last stamp tells enough.
  const phoneLines = { gridTemplateColumns: '2.75rem minmax(0, 1fr)', gridTemplateAreas: '"choose agent" "choose state" "choose stamps"' }
  return {
    ...tableStyles(theme, ['2.75rem minmax(8rem, 1fr) 5.75rem 5.75rem 13rem minmax(14rem, 1.3fr)'], {
      cursor: 'default',
      '&.on': { backgroundColor: theme.palette.primary.lighter },
    }),
    '&& .head, && .row': {
      paddingInline: '6px 16px',
      [wide]: { gridTemplateAreas: '"choose agent number shifts state stamps"' },
      [small]: { columnGap: '8px', alignContent: 'center', rowGap: '2px', ...lines },
      [phone]: phoneLines,
    },
    '&& .row': { [small]: { height: `${rowHeights.small}rem` }, [phone]: { height: `${rowHeights.phone}rem` } },
    '&& .head': { [small]: { gridTemplateAreas: '"choose agent state"' }, [phone]: { gridTemplateAreas: '"choose agent"' } },
    '& .head .stamps': { [small]: { display: 'none' } },
    '& .head .state, & .former': { [phone]: { display: 'none' } },
    '& .row:last-child': { borderBottom: 0 },
    '& .choose': { gridArea: 'choose', alignSelf: 'center' },
    '& .agent': {
      gridArea: 'agent',
      minWidth: 0,
      '& b': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    '& .number': { gridArea: 'number' },
    '& .shifts': { gridArea: 'shifts', textAlign: 'end', paddingInlineEnd: '12px' },
    '& .number, & .shifts': { [small]: { display: 'none' } },
    '& .state': { gridArea: 'state', minWidth: 0 },
    '& .stamps': { gridArea: 'stamps', minWidth: 0 },
    '& .row .stamps': {
      fontSize: '0.8125rem',
      lineHeight: 1.3,
      color: theme.palette.text.secondary,
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
    },
    // A finger has the height of the line.
    '@media (pointer: coarse)': { '& .choose .MuiCheckbox-root': { width: 44, height: 44 } },
  } as const
}
