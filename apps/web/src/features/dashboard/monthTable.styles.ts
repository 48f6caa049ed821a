import type { Theme } from '@mui/material/styles'
import { figures } from '../../theme/augment.ts'
import { rowRem, tableStyles } from '../../ui/lists/table.styles.ts'

/** Heights of a row in rem: one line, and on a small page two. */
export const rowHeights = { wide: rowRem, small: 3.75 } as const

/** Where the columns of a list stand: in one line, and on a small page in two. */
export interface MonthAreas {
  readonly wide: { readonly columns: string; readonly areas: string }
  /** The head shows those of the first line. */
  readonly small: { readonly columns: string; readonly areas: readonly [first: string, second: string] }
}

/** The styles of a list of a month: its columns and what stands in them. */
export const monthTableStyles =
  ({ wide, small }: MonthAreas) =>
  (theme: Theme) => {
    const [isSmall, isWide] = [theme.breakpoints.down('lg'), theme.breakpoints.up('lg')]
    const [first, second] = small.areas
    const names = [...new Set(wide.areas.split(' '))]
    const [above, below] = [first.split(' '), second.split(' ').filter((name) => !first.split(' ').includes(name))]
    const both = names.filter((name) => above.includes(name) && second.split(' ').includes(name))
    return {
      ...tableStyles(theme, [small.columns, ['0rem', small.columns]]),
      '&& .head, && .row': { [isWide]: { gridTemplateColumns: wide.columns, gridTemplateAreas: `"${wide.areas}"` } },
      '&& .head': { [isSmall]: { gridTemplateAreas: `"${first}"` } },
      '&& .row': {
        [isSmall]: {
          height: `${rowHeights.small}rem`,
          gridTemplateAreas: `"${first}" "${second}"`,
          alignContent: 'center',
          rowGap: '2px',
        },
      },
      ...Object.fromEntries(names.map((name) => [`& .${name}`, { gridArea: name }])),
      [below.map((name) => `& .head .${name}`).join(', ')]: { [isSmall]: { display: 'none' } },
      '& .row > *': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: 1.35 },
      // What a reader spaces out has two lines.
      '&& .row > :not(.who)': { [isWide]: { whiteSpace: 'normal', maxHeight: '100%' } },
      [both.map((name) => `&& .row .${name}`).join(', ')]: { [isSmall]: { whiteSpace: 'normal', maxHeight: '100%' } },
      '& .row a, & .row b': { color: 'inherit', fontWeight: 600, textDecoration: 'none' },
      '& .row small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
      // However long the name is, the number beside it is read whole.
      '& .row .who': { display: 'flex', alignItems: 'baseline', gap: '6px', minWidth: 0 },
      '& .row .who > :is(a, b)': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& .row .who small': { flex: 'none' },
      // A clock elsewhere stands below its times where there is room.
      '& .row .times small': { [isWide]: { display: 'block' } },
      '& .row .figures': { fontFamily: figures },
      '& .row .soft': { color: theme.palette.text.secondary },
    } as const
  }
