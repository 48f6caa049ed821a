import Box from '@mui/material/Box'
import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import type { LinkTarget } from '../../routing/linkTo.ts'
import { figures } from '../../theme/augment.ts'
import { CardList, cardStyles } from '../../ui/lists/CardList.tsx'

interface MonthCardsProps<Row extends { readonly id: number }> {
  readonly label: string
  readonly rows: readonly Row[]
  /** Pixels of a card, with the space below it. */
  readonly height: number
  readonly onSeen: (index: number) => void
  readonly gridRef: Ref<HTMLElement | null>
  readonly children: (row: Row) => ReactNode
}

/** The rows of a month on a phone: one card each, of which only those in sight exist. */
export const MonthCards = <Row extends { readonly id: number }>({
  label,
  rows,
  height,
  onSeen,
  gridRef,
  children,
}: MonthCardsProps<Row>) => (
  <CardList label={label} count={rows.length} height={height} keyOf={(at) => rows[at]!.id} listRef={gridRef} onSeen={onSeen} sx={styles}>
    {(at) => children(rows[at]!)}
  </CardList>
)

/** One card; null where it leads nowhere. */
export const MonthCard = ({ link, children }: { link: LinkTarget | null; children: ReactNode }) => (
  <Box className="card" {...(link && { component: Link, ...link })}>
    {children}
  </Box>
)

const styles = {
  '& .card': {
    ...cardStyles,
    display: 'grid',
    gap: 0.5,
    alignContent: 'start',
    lineHeight: 1.35,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& b': { fontSize: '0.9375rem', fontWeight: 600 },
  '& .top': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1 },
  '& .soft': { color: 'text.secondary' },
  '& .figures': { fontFamily: figures },
  '& .foot': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 0.75, minHeight: 24 },
} as const
