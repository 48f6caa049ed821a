import { correctClocking, deleteClocking } from '@vigie/contract/clockings/clockings.correction.ts'
import { fittingReasons } from '@vigie/contract/clockings/clockings.reasons.rules.ts'
import { isEarlyDeparture } from '@vigie/contract/clockings/clockings.rules.ts'
import { actTimeProblem, type ActTimeProblem } from '@vigie/contract/clockings/clockings.times.rules.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { handle } from '../../../kit/handle.ts'
import type { Company } from '../../../kit/session.ts'
import { reasonOf, verdictOf, type Act } from '../clockings.rules.ts'
import type { ClockingLine } from '../clockings.line.ts'
import type { ClockingFactsRow } from '../clockings.store.ts'
import { shiftOfLine } from '../decisions.store.ts'
import { managersLine, readService, saveDecided } from '../confirm/decision.ts'
import { refuseCountedTwice } from '../counted.ts'
import { noticeOfCorrection } from '../notices/clockings.notices.ts'
import { lastsTooLong, projectionOf, type Projection } from '../projection.rules.ts'
import { valuesOfDay } from '../record/record.given.rules.ts'
import { corrected, toCorrect, toDelete } from './correct.rules.ts'

export const handlers = [
  handle(correctClocking, async (context) => {
    const { input, db, company, now } = context
    const found = await db.one(shiftOfLine(db, input.clockingUuid))
    requires(found, 'NOT_FOUND')
    const { row, lines } = await readService(context, found.shiftId, input.anomalyReasonId ?? null)
    const about = toCorrect(lines, input.clockingUuid.toLowerCase())
    requires(input.version === row.version, 'CONFLICT')
    // What the other acts of the service make of its length is asked of the correction as a whole.
    const problem = actTimeProblem(row, 'other', input.happenedAt, now)
    if (problem !== null) throw unfitTime(problem, row)
    refuseUnfit(row, about, input)
    const { happenedAt, comment } = input
    const verdict = verdictAt(row, about, { company, happenedAt })
    const said = managersLine(context, about, { kind: 'correction', happenedAt, verdict, reasonId: row.reasonId, comment })
    const projection = corrected(lines, said.line)
    if (isMadeTooLong(row, lines, projection)) throw unfitTime('tooLong', row)
    await refuseCountedTwice(db, row, projection)
    const notice = await noticeOfCorrection(db, row, about, { by: said.line.clocking_uuid, becomes: happenedAt, comment, now })
    return { shift: await saveDecided(context, { ...said, row, projection, notice }) }
  }),

  handle(deleteClocking, async (context) => {
    const { input, db, now } = context
    const { row, lines } = await readService(context, input.shiftId, input.anomalyReasonId ?? null)
    const about = toDelete(lines, input.type, input.clockingUuid?.toLowerCase())
    refuseUnfit(row, about, input)
    const { comment } = input
    const said = managersLine(context, about, { kind: 'deletion', happenedAt: now, verdict: null, reasonId: row.reasonId, comment })
    const projection = projectionOf([...lines, said.line])
    // Another departure, or another arrival, may stand again in its place.
    requires(!isMadeTooLong(row, lines, projection), 'SERVICE_TOO_LONG')
    await refuseCountedTwice(db, row, projection)
    const notice = await noticeOfCorrection(db, row, about, { by: said.line.clocking_uuid, becomes: null, comment, now })
    return { shift: await saveDecided(context, { ...said, row, projection, notice }) }
  }),
]

/** Whether a change makes a service too long that was not: what is too long already can still be set right step by step. */
const isMadeTooLong = (row: ClockingFactsRow, lines: readonly ClockingLine[], made: Projection): boolean =>
  lastsTooLong(row, made) && !lastsTooLong(row, projectionOf(lines))

/** A time that the act cannot have had, at the field that says it. */
const unfitTime = (problem: ActTimeProblem, row: ClockingFactsRow): Refusal =>
  new Refusal('INVALID', {}, [
    { field: 'happened_at', problem: `clocking.${problem}`, values: problem === 'otherDay' ? valuesOfDay(row) : {} },
  ])

/** A reason must be one that explains such an act: it is as if the manager clocked in the agent's place. */
function refuseUnfit(
  { reasonId, explains }: ClockingFactsRow,
  { kind }: ClockingLine,
  asked: { readonly anomalyReasonId?: number | null | undefined },
): void {
  if (asked.anomalyReasonId == null) return
  if (reasonId === null || !explains) throw new Refusal('NOT_FOUND')
  requires(fittingReasons([{ explains }], { act: kind as Act, isForced: true }).length > 0, 'REASON_UNFIT')
}

interface At {
  readonly company: Company
  readonly happenedAt: Instant
}
/** In order or not at the time that is set, as if it had been clocked then; an early departure keeps the verdict that its own reason gave it. */
function verdictAt(row: ClockingFactsRow, about: ClockingLine, { company, happenedAt }: At): number | null {
  const act = about.kind as Act
  const isOwnReason = row.reasonId === null && act === 'end'
  if (isOwnReason && isEarlyDeparture(row, about.happened_at) && isEarlyDeparture(row, happenedAt)) return about.verdict
  return verdictOf({ act, shift: row, settings: company.settings, reason: reasonOf(row), isForced: true }, happenedAt)
}
