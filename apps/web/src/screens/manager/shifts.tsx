import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { dayOf, type Day } from '@vigie/contract/kit/time.ts'
import { ShiftAlerts } from '../../features/alerts/ShiftAlerts.tsx'
import { AddAbsence } from '../../features/absences/AddAbsence.tsx'
import { CorrectClocking } from '../../features/clockings/correct/CorrectClocking.tsx'
import type { StandingAct } from '../../domains/clockings/standing.ts'
import { ForcedClocking } from '../../features/clockings/forced/ForcedClocking.tsx'
import { AssignShift } from '../../features/planning/assign/AssignShift.tsx'
import { PostParts } from '../../features/planning/assign/PostParts.tsx'
import { OfferMission } from '../../features/planning/missions/OfferMission.tsx'
import { OfferSeveral } from '../../features/planning/missions/OfferSeveral.tsx'
import { ShiftMission } from '../../features/planning/missions/ShiftMission.tsx'
import { ShiftsBoard } from '../../features/shifts/ShiftsBoard.tsx'
import { wordsOfPages } from '../../i18n/pages/pageWords.ts'
import { AddShifts } from '../../features/planning/create/AddShifts.tsx'
import { ShiftActs } from '../../features/planning/create/ShiftActs.tsx'
import { applyRemoved, applyShifts } from '../../features/shifts/useLiveShifts.ts'

export const phrases = wordsOfPages('absences', 'alerts', 'newShifts')

const showRecorded = (shift: Shift) => applyShifts([shift])
/** A shift that has been clocked asks for another act: its form begins anew. */
const actOn = (shift: Shift) => (
  <>
    <ShiftAlerts key={`alerts ${shift.id}`} shiftId={shift.id} />
    <PostParts key={`parts ${shift.id}`} shift={shift} onDone={showRecorded} />
    <ShiftMission key={shift.id} shift={shift} />
    <ForcedClocking key={`${shift.id} ${shift.arrivedAt}`} shift={shift} onRecorded={showRecorded} />
  </>
)

/** An act that was corrected has another time to begin with. */
const correct = (shift: Shift, act: StandingAct) => (
  <CorrectClocking key={`${act.clockingUuid} ${act.standsAt}`} shift={shift} act={act} onDone={showRecorded} />
)

const assign = (shift: Shift) => (
  <>
    <AssignShift shift={shift} onDone={showRecorded} />
    <OfferMission shift={shift} />
    <ShiftActs key={`acts ${shift.id}`} shift={shift} onRemoved={({ id }) => applyRemoved([id])} />
    {shift.agentId !== null && shift.agentName !== null && (
      <AddAbsence
        agent={{ id: shift.agentId, name: shift.agentName }}
        start={{ startsOn: dayOf(shift.startsLocal), endsOn: dayOf(shift.startsLocal) }}
      />
    )}
  </>
)

const offer = (list: { readonly day: Day; readonly siteId: number | null }) => <OfferSeveral {...list} />

const add = ({ day, siteId }: { readonly day: Day; readonly siteId: number | null }) => <AddShifts key={day} start={{ day, siteId }} />

/** Prise et fin de services: the manager's services of a day, live. */
export default function Shifts() {
  return <ShiftsBoard actOn={actOn} correct={correct} assign={assign} offer={offer} add={add} />
}
