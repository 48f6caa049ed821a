import { figures } from '../../../../theme/augment.ts'

/** Columns from this width on; below it each row is a block of its own. */
const wide = '@container (min-width: 42rem)'

/** The table of what an agent has. */
export const heldTable = {
  fontSize: '0.875rem',
  '& [role=row]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
    rowGap: 0.25,
    px: 2,
    py: 0.75,
    borderTop: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
    [wide]: {
      display: 'grid',
      py: 0,
      minHeight: 44,
      gridTemplateColumns: 'minmax(9rem, 2fr) minmax(6rem, 1.4fr) 6.5rem minmax(7rem, 1.2fr) minmax(7rem, 1.4fr)',
      '&:has(.acts), &.head:has(> :nth-of-type(6))': {
        gridTemplateColumns: 'minmax(9rem, 2fr) minmax(6rem, 1.4fr) 6.5rem minmax(7rem, 1.2fr) minmax(7rem, 1.4fr) 88px',
      },
    },
  },
  '& .head': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    [wide]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      minHeight: 34,
      overflow: 'visible',
      clipPath: 'none',
      borderTop: 0,
      color: 'text.secondary',
      fontFamily: figures,
      fontWeight: 600,
      fontSize: '0.8125rem',
    },
  },
  '& [role=rowheader]': { flex: '1 1 100%', minWidth: 0, display: 'grid', fontWeight: 400 },
  '& b': { fontFamily: figures, fontWeight: 600 },
  '& [role=cell]': { minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  '& .empty': { display: 'none', [wide]: { display: 'inline', color: 'text.secondary' } },
  '& .name': { color: 'text.secondary', fontSize: '0.8125rem', [wide]: { display: 'none' } },
  '& .proof': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', color: 'text.secondary', fontSize: '0.8125rem' },
  '& .acts': { display: 'flex', marginInlineStart: 'auto', mr: -1 },
  '& small': { fontSize: '0.75rem', color: 'text.secondary' },
} as const
