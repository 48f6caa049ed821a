import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import * as z from 'zod/mini'
import { queryText, useQueryValues } from '../routing/query.ts'
import { ForcedClocking } from '../features/clockings/forced/ForcedClocking.tsx'
import { ShiftsBoard } from '../features/shifts/ShiftsBoard.tsx'
import { applyShifts } from '../features/shifts/useLiveShifts.ts'

const address = z.object({
  date: queryText,
  siteId: queryText,
  filter: queryText,
  vacationId: queryText,
  anomalies: queryText,
  search: queryText,
})

const showRecorded = (shift: Shift) => applyShifts([shift])
/** A shift that has been clocked asks for another act: its form begins anew. */
const actOn = (shift: Shift) => <ForcedClocking key={`${shift.id} ${shift.arrivedAt}`} shift={shift} onRecorded={showRecorded} />

/** Prise et fin de services: the manager's services of a day, live. */
export default function Shifts() {
  const [texts, change] = useQueryValues(address)
  return <ShiftsBoard texts={texts} onTexts={(changes, step) => void change(changes, step)} actOn={actOn} />
}
