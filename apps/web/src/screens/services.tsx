import * as z from 'zod/mini'
import { queryText, useQueryValues } from '../app/query.ts'
import { ForcedClocking } from '../features/clockings/ForcedClocking.tsx'
import { ServicesBoard } from '../features/shifts/ServicesBoard.tsx'
import { applyShifts } from '../features/shifts/useLiveServices.ts'

const address = z.object({
  date: queryText,
  siteId: queryText,
  filter: queryText,
  vacationId: queryText,
  anomalies: queryText,
  search: queryText,
})

/** Prise et fin de services: the manager's services of a day, live. */
export default function Services() {
  const [texts, change] = useQueryValues(address)
  return (
    <ServicesBoard
      texts={texts}
      onTexts={(changes, isNewStep) => void change(changes, { isNewStep })}
      actOn={(shift) => (
        <ForcedClocking key={`${shift.id} ${shift.arrivedAt}`} shift={shift} onRecorded={(recorded) => applyShifts([recorded])} />
      )}
    />
  )
}
