import { figures } from '../../../../theme/augment.ts'
import { forcedColours, forcedInk } from '../../../../theme/forced.ts'

/** The styles of a journal that is told as a story: the hour, a sign on one line, and what happened. */
export const storyStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '3.25rem 28px minmax(0, 1fr) auto',
    columnGap: 1,
  },
  '& .day': { gridColumn: '1 / -1', pt: 0.5, pb: 1, color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 },
  // One line from sign to sign; it ends with its day.
  '& .sign': { display: 'flex', flexDirection: 'column', alignItems: 'center' },
  '& > li:not(:last-of-type) > .sign::after': { content: '""', flex: 1, width: 2, bgcolor: 'divider', [forcedColours]: forcedInk },
  '& > li:not(:last-of-type) > .what:not(:has(~ .below)):not(:has(~ .own form)), & > li:not(:last-of-type) > .below, & > li:not(:last-of-type) > .own:has(form)':
    { pb: 1.75 },
  '& .when': { fontFamily: figures, fontWeight: 600, lineHeight: '28px', whiteSpace: 'nowrap' },
  '& .what': { display: 'grid', alignContent: 'start', gap: 0.25, minWidth: 0, pt: '3px', overflowWrap: 'anywhere' },
  '& .own:has(form)': { gridColumn: '1 / -1', minWidth: 0, pt: 1 },
  '& .below': { gridColumn: '1 / -1', minWidth: 0, pt: 1, overflowWrap: 'anywhere' },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25, fontFamily: figures },
  '& .head b': { fontWeight: 600 },
  '& s': { color: 'text.secondary' },
  '& small': { color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.4 },
} as const

/** What can be decided; on a phone, where two have no room beside each other, each as wide as the card. */
export const decisions = { display: 'flex', flexWrap: 'wrap', gap: 1, '& > button': { flex: { xs: '1 1 auto', sm: 'none' } } } as const
