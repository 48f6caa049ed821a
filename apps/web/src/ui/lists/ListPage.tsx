import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { KeysDialog } from './KeysDialog.tsx'
import { LiveRegion } from '../feedback/LiveRegion.tsx'
import type { ListPageState } from './useListPage.ts'

interface ListPageProps {
  /** Without one the rows have no keys of their own. */
  readonly page?: ListPageState
  readonly head: ReactNode
  /** What narrows the list. */
  readonly controls?: ReactNode
  /** How many are shown, for those who cannot see it. */
  readonly counted: string | undefined
  readonly children: ReactNode
}

/** A page that is one list: its title, what narrows it, the list, and what the keyboard does. */
export function ListPage({ page, head, controls, counted, children }: ListPageProps) {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 2.25 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {head}
      {controls && <Box sx={place}>{controls}</Box>}
      <LiveRegion className="visually-hidden">{counted}</LiveRegion>
      {children}
      {page && <KeysDialog enterDoes={page.does} isOpen={page.isHelping} onClose={page.endHelp} />}
    </Box>
  )
}

/** What narrows the list lies in two lines where a panel has taken half of the page. */
const place = { display: 'grid', gap: { xs: 2, md: 2.25 }, gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' } as const
