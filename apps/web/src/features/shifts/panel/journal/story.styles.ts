import { figures } from '../../../../theme/augment.ts'

/** The styles of a journal that is told as a story: the hour, a sign on one line, and what happened. */
export const storyStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '3.25rem 28px minmax(0, 1fr)',
    columnGap: 1,
    pb: 1.75,
  },
  '& > li:last-of-type': { pb: 0 },
  // One line from sign to sign.
  '& > li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 28,
    bottom: 0,
    left: 'calc(3.25rem + 8px + 13px)',
    width: 2,
    bgcolor: 'divider',
  },
  '& .when': { fontFamily: figures, fontWeight: 600, lineHeight: '28px', whiteSpace: 'nowrap' },
  '& .when small': { display: 'block', lineHeight: 1.2, whiteSpace: 'normal', fontWeight: 400 },
  '& .what': { display: 'grid', alignContent: 'start', gap: 0.25, minWidth: 0, pt: '3px', overflowWrap: 'anywhere' },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25, fontFamily: figures },
  '& .head b': { fontWeight: 600 },
  '& s': { color: 'text.secondary' },
  '& small': { color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.4 },
} as const
