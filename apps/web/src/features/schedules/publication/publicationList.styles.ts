import type { Theme } from '@mui/material/styles'

/** The styles of the list of publications: a table, whose lines are two or three high on a small page. */
export const publicationStyles = (theme: Theme) => {
  const rule = `1px solid ${theme.palette.divider}`
  return {
    overflow: 'auto',
    maxHeight: 'max(24rem, calc(100dvh - 20rem))',
    '& .line': {
      display: 'grid',
      alignItems: 'center',
      columnGap: '8px',
      paddingInline: '6px 16px',
      gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"choose agent state" "choose stamps stamps"',
      // On a phone the name has its line for itself, and the last stamp tells enough.
      [theme.breakpoints.down('sm')]: {
        gridTemplateColumns: '2.75rem minmax(0, 1fr)',
        gridTemplateAreas: '"choose agent" "choose state" "choose stamps"',
        alignContent: 'center',
        rowGap: '2px',
        '& .former': { display: 'none' },
      },
      [theme.breakpoints.up('md')]: {
        columnGap: '16px',
        gridTemplateColumns: '2.75rem minmax(9rem, 1fr) 6rem 5rem 15rem minmax(17rem, 1.4fr)',
        gridTemplateAreas: '"choose agent number shifts state stamps"',
      },
    },
    '& .lines': { position: 'relative' },
    '& .lines .line': {
      position: 'absolute',
      insetInline: 0,
      top: 0,
      borderBottom: rule,
      '&.on': { backgroundColor: theme.palette.primary.lighter },
    },
    '& .lines .line:last-child': { borderBottom: 0 },
    '& .head': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      minHeight: '2.75rem',
      backgroundColor: theme.palette.background.paper,
      borderBottom: rule,
      fontWeight: 600,
      fontSize: '0.8125rem',
      color: theme.palette.text.secondary,
      [theme.breakpoints.down('md')]: { gridTemplateAreas: '"choose agent state"', '& .stamps': { display: 'none' } },
      [theme.breakpoints.down('sm')]: { gridTemplateAreas: '"choose agent"', '& .state': { display: 'none' } },
    },
    '& .choose': { gridArea: 'choose', alignSelf: 'center' },
    '& .agent': { minWidth: 0, '& b': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
    '& .number, & .shifts': { [theme.breakpoints.down('md')]: { display: 'none' } },
    '& .shifts': { textAlign: 'end', paddingInlineEnd: '12px' },
    '& .state': { gridArea: 'state', minWidth: 0 },
    '& .stamps': { gridArea: 'stamps', fontSize: '0.8125rem', color: theme.palette.text.secondary },
    [theme.breakpoints.up('md')]: { '& .stamps span': { whiteSpace: 'nowrap' } },
    // A finger has the height of the line.
    '@media (pointer: coarse)': { '& .choose .MuiCheckbox-root': { width: 44, height: 44 } },
  } as const
}
