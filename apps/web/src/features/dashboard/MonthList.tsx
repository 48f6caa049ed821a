import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { monthOf, type Month } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useToday } from '../../session/today.ts'
import { Card } from '../../ui/Card.tsx'
import { QuietDrawing } from '../../ui/illustrations.tsx'
import { MonthPicker } from '../../ui/pickers/MonthPicker.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { RowsSkeleton } from '../../ui/lists/skeletons.tsx'
import { ErrorState, StatePage } from '../../ui/feedback/StatePage.tsx'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'

interface MonthListProps {
  readonly title: string
  readonly monthLabel: string
  readonly month: Month
  readonly onMonth: (month: Month) => void
  readonly filters: ReactNode
  /** Takes the list along. */
  readonly export: ReactNode
  /** How many there are, in words; undefined while it is not known. */
  readonly told: string | undefined
  readonly isPending: boolean
  readonly error: Error | null
  readonly onRetry: () => void
  readonly empty: { readonly title: string; readonly text: string } | null
  readonly children: ReactNode
}

/** A list of a month that a figure of the home opens, in its four states. */
export function MonthList(props: MonthListProps) {
  const { title, monthLabel, month, onMonth, filters, export: exporting, told, isPending, error, onRetry, empty, children } = props
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const thisMonth = monthOf(useToday())
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle
        title={title}
        actions={
          <>
            <MonthPicker label={monthLabel} value={month} thisMonth={thisMonth} onChange={onMonth} />
            {!isPhone && exporting}
          </>
        }
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{filters}</Box>
        {isPhone && exporting}
      </Box>
      <LiveRegion className="visually-hidden">{told}</LiveRegion>
      {isPending ? (
        <RowsSkeleton rows={12} height={41} />
      ) : error ? (
        <Card>
          <ErrorState error={error} onRetry={onRetry} />
        </Card>
      ) : empty ? (
        <Card>
          <StatePage drawing={<QuietDrawing />} title={empty.title} text={empty.text} />
        </Card>
      ) : (
        children
      )}
    </Box>
  )
}
