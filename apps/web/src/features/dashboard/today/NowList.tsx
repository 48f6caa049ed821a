import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/page/Card.tsx'
import { ListStates } from '../../../ui/lists/ListStates.tsx'
import { RowsSkeleton } from '../../../ui/lists/skeletons.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { nowList, nowRowHeight } from './now.styles.ts'
import type { HomeShifts } from './useHomeShifts.ts'

interface NowListProps<Row> {
  readonly title: string
  /** At the right of the title. */
  readonly aside?: ReactNode
  /** What is told aloud when it changes. */
  readonly told?: ReactNode
  readonly home: HomeShifts
  /** The list's own name. */
  readonly label: string
  readonly rows: readonly Row[]
  /** Rows to draw while they are on their way: as many as there usually are. */
  readonly usually: number
  /** What is said where there is none. */
  readonly empty: ReactNode
  readonly emptyStyles?: SxProps<Theme>
  /** Above the list, whether it holds anything or not. */
  readonly above?: ReactNode
  /** Below the list: what waits less. */
  readonly below?: ReactNode
  /** Above the rows. */
  readonly head?: ReactNode
  readonly children: (row: Row) => ReactNode
}

/** What is on now, or waits for somebody, as a part of a home. */
export function NowList<Row>({
  title,
  aside,
  told,
  home,
  label,
  rows,
  usually,
  empty,
  emptyStyles = padded,
  above,
  below,
  head,
  children,
}: NowListProps<Row>) {
  return (
    <Section title={title} aside={aside}>
      {told}
      {above}
      <ListStates
        query={home}
        isEmpty={rows.length === 0}
        skeleton={<RowsSkeleton rows={usually} height={nowRowHeight} />}
        empty={empty}
        emptyStyles={emptyStyles}
      >
        <Card sx={{ overflow: 'hidden' }}>
          {head}
          <Box component="ul" aria-label={label} sx={nowList}>
            {rows.map(children)}
          </Box>
        </Card>
      </ListStates>
      {below}
    </Section>
  )
}

const padded = { p: 2, color: 'text.secondary' } as const
