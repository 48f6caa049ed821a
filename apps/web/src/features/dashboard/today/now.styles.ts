import { figures, prose } from '../../../theme/augment.ts'
import { twoLines } from '../../../ui/twoLines.ts'

/** Pixels of a row at a desk. */
export const nowRowHeight = 56

/** Rows of what is on now: one target each, at a desk in columns of their own, on a phone one under another. */
export const nowList = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 1, minHeight: nowRowHeight, pr: { xs: 1.5, md: 2 } },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& > li.hot': {
    bgcolor: (theme: { palette: { tone: { missing: { soft: string } } } }) =>
      `color-mix(in srgb, ${theme.palette.tone.missing.soft} 45%, transparent)`,
  },
  '& .row': {
    flex: 1,
    minWidth: 0,
    alignSelf: 'stretch',
    display: 'grid',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.5,
    px: 2,
    py: 1,
    color: 'text.primary',
    textDecoration: 'none',
    lineHeight: 1.35,
  },
  '& a.row:hover': { bgcolor: 'action.hover' },
  '& a.row:focus-visible': { outlineOffset: -2 },
  '& b': { fontWeight: 600, fontFamily: figures },
  '& .figures': { fontFamily: figures },
  '& small': { fontFamily: prose, fontSize: '0.8125rem', color: 'text.secondary' },
  '& .two': { display: 'grid', minWidth: 0 },
  '& .two > *': twoLines,
  '& .tag': { minWidth: 0, display: 'flex' },
} as const
