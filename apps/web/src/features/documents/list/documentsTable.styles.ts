import type { Theme } from '@mui/material/styles'
import { figures } from '../../../theme/augment.ts'
import { tableStyles } from '../../../ui/lists/table.styles.ts'

/** Of a row, in rem: a name with what the file is below it. */
export const documentRowRem = 3.5

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const columns = {
  manager: [
    'minmax(0, 1fr) 9rem',
    ['40rem', 'minmax(0, 1fr) 7.25rem 10rem 5.25rem'],
    ['60rem', 'minmax(0, 1.5fr) minmax(8rem, 0.8fr) 8.5rem 10.5rem 6rem'],
    ['74rem', 'minmax(0, 1.6fr) minmax(8rem, 0.9fr) 7rem 9rem 11rem 6rem'],
  ],
  reader: [
    'minmax(0, 1fr) 9.5rem',
    ['40rem', 'minmax(0, 1.4fr) minmax(7rem, 0.8fr) 13rem'],
    ['56rem', 'minmax(0, 1.6fr) minmax(8rem, 0.9fr) 6rem 13rem'],
  ],
} as const

/** The styles of a list of documents: its columns and what stands in them. */
export const documentsStyles = (isManager: boolean) => (theme: Theme) => {
  const { palette } = theme
  const [owner, filed] = isManager ? ['60rem', '74rem'] : ['40rem', '56rem']
  return {
    ...tableStyles(theme, isManager ? columns.manager : columns.reader, { height: `${documentRowRem}rem` }),
    '& .row:last-child': { borderBottom: 0 },
    '& .document': { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
    '& .names': { display: 'grid', minWidth: 0, lineHeight: 1.3 },
    '& .names b': { ...oneLine, color: 'inherit', fontWeight: isManager ? 600 : 500 },
    '& .order': { color: palette.text.secondary, fontWeight: 400, whiteSpace: 'nowrap' },
    '& .head .document': { ...oneLine, gap: '4px' },
    '& .row.new .names b': { fontWeight: 700 },
    '& .names small': { ...oneLine, color: palette.text.secondary, fontSize: '0.75rem' },
    '& .owner, & .filed': { ...oneLine, minWidth: 0, display: 'none', color: palette.text.secondary },
    '& .filed': { fontFamily: figures },
    '& .read': { minWidth: 0, fontFamily: figures, fontSize: '0.8125rem', fontWeight: 600 },
    '& .act': { textAlign: 'end' },
    '& .read, & .act': isManager ? { display: 'none' } : {},
    '& .soft': { color: palette.text.secondary, fontSize: '0.8125rem' },
    '@container (min-width: 40rem)': { '& .read, & .act': { display: 'block' } },
    [`@container (min-width: ${owner})`]: { '& .owner': { display: 'block' }, '& .whose': { display: 'none' } },
    [`@container (min-width: ${filed})`]: { '& .filed': { display: 'block' }, '& .order, & .day': { display: 'none' } },
  } as const
}
