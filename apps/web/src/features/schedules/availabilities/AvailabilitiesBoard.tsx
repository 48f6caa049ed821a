import Box from '@mui/material/Box'
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf, type Day } from '@vigie/contract/kit/time.ts'
import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import { useState } from 'react'
import { isWithin } from '../../../domains/schedules/calendarDays.ts'
import { availabilitiesAddress } from '../../../routing/addresses/availabilities.ts'
import { useAddress } from '../../../routing/useAddress.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { useToday } from '../../../session/today.ts'
import { AddAvailability } from './AddAvailability.tsx'
import { AvailabilitiesHead } from './AvailabilitiesHead.tsx'
import { LoadedAvailabilities } from './LoadedAvailabilities.tsx'
import { NotThisMonth } from './NotThisMonth.tsx'
import { usualContract } from './offered.rules.ts'
import { useAvailabilities } from './useAvailabilities.ts'

/** When an agent says to be available: a month of it, what is added and what is taken back. */
export function AvailabilitiesBoard() {
  const { environment } = useExchange()
  const { role } = useUser()
  const today = useToday()
  const [view, change] = useAddress(availabilitiesAddress)
  const bounds = boundsOf(role, monthOf(today), environment.settings)
  const isInside = isWithin(view.month, bounds)
  const asked = useAvailabilities(isInside ? view.month : monthOf(today), view.contractId)
  const [adding, setAdding] = useState<Day | 'any' | null>(null)
  const { answer } = asked
  const lastDay = bounds && lastDayOf(bounds.last)
  const begun =
    addDays(firstDayOf(addMonths(view.month, 1)), -1) < today ? null : view.month === monthOf(today) ? today : firstDayOf(view.month)
  if (!isInside) return <NotThisMonth month={view.month} bounds={bounds} onBack={() => change({ month: monthOf(today) })} />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AvailabilitiesHead
        view={view}
        today={today}
        bounds={bounds}
        answer={answer}
        hasFailed={asked.error !== null}
        onChange={(changes) => change(changes, { isNewStep: true })}
        onAdd={() => setAdding('any')}
      />
      <LoadedAvailabilities asked={asked} month={view.month} today={today} onAdd={begun === null ? null : setAdding} />
      {adding !== null && answer && (
        <AddAvailability
          contracts={answer.contracts}
          contractId={view.contractId ?? usualContract(answer.contracts, today)?.id}
          day={adding === 'any' ? null : adding}
          today={today}
          lastDay={lastDay}
          onClose={() => setAdding(null)}
        />
      )}
    </Box>
  )
}
