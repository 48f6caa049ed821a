import { isBreakAct } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { ClockingKind } from '@vigie/contract/clockings/clockings.rules.ts'
import type { Doubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'

/** What of a line says which acts of a shift are in effect. */
export interface DecidableLine {
  readonly clocking_uuid: string
  readonly kind: ClockingKind
  readonly happened_at: Instant
  readonly verdict: number | null
  readonly doubt: Doubt | null
  readonly about_uuid: string | null
  readonly anomaly_reason_id?: number | null | undefined
}
export type Decision = 'confirmed' | 'refused' | 'corrected' | 'deleted'

const decisionOf: Partial<Record<ClockingKind, Decision>> = {
  confirmation: 'confirmed',
  rejection: 'refused',
  correction: 'corrected',
  deletion: 'deleted',
}

/**
 * The acts of a shift that are in effect, in the order in which they took it: a confirmed one is believed from then on, and
 * stands last, so that it also replaces what it did not fit, but for one of a break, which stands where it happened; a corrected one
 * is believed too, at the time, with the verdict and the reason of its correction, and stands where it stood; one that is refused or deleted is
 * taken away, and with an arrival its departure and its breaks.
 */
export function inEffect<Line extends DecidableLine>(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ kind }) => kind in decisionOf)) return lines
  return lines.reduce<readonly Line[]>((before, line) => {
    const decision = decisionOf[line.kind]
    if (decision === undefined) return [...before, line]
    const about = before.find(({ clocking_uuid }) => clocking_uuid === line.about_uuid)
    if (!about) return before
    const others = before.filter((one) => one !== about)
    if (decision === 'confirmed') return placed(others, { ...about, doubt: null }, before.indexOf(about))
    if (decision === 'corrected') return corrected(before, about, line)
    return isArrivalInEffect(about, before) ? others.filter(({ kind }) => kind !== 'end' && !isBreakAct(kind)) : others
  }, [])
}

function corrected<Line extends DecidableLine>(before: readonly Line[], about: Line, correction: Line): readonly Line[] {
  const { happened_at, verdict, anomaly_reason_id } = correction
  // A correction without a reason leaves that of the act.
  const line = { ...about, happened_at, verdict, ...(anomaly_reason_id != null && { anomaly_reason_id }), doubt: null }
  const at = before.indexOf(about)
  if (about.doubt !== null) return placed(before.toSpliced(at, 1), line, at)
  return before.with(at, line)
}

/** A break that is confirmed after the departure lies before it all the same; of one second, what was recorded first comes first. */
function placed<Line extends DecidableLine>(others: readonly Line[], line: Line, stood: number): readonly Line[] {
  const isAfter = ({ happened_at }: Line, at: number) => happened_at > line.happened_at || (happened_at === line.happened_at && at >= stood)
  const next = isBreakAct(line.kind) ? others.findIndex(isAfter) : -1
  return next === -1 ? [...others, line] : others.toSpliced(next, 0, line)
}

/** Of the acts of a kind that are in effect the one that stands: one that is believed, or else the first that was recorded. */
export function standingOf<Line extends DecidableLine>(lines: readonly Line[], kind: ClockingKind): Line | undefined {
  const all = lines.filter((line) => line.kind === kind)
  return all.findLast(({ doubt }) => doubt === null) ?? all[0]
}
const isArrivalInEffect = (line: DecidableLine, lines: readonly DecidableLine[]): boolean => line === standingOf(lines, 'start')

/** What managers have said of each act, by its uuid: also of a departure that went with its arrival. The last word counts. */
export function decisionsOf(lines: readonly DecidableLine[]): ReadonlyMap<string, { readonly decision: Decision; readonly by: string }> {
  const decided = new Map<string, { readonly decision: Decision; readonly by: string }>()
  lines.forEach((line, at) => {
    const decision = decisionOf[line.kind]
    if (decision === undefined) return
    const after = new Set(inEffect(lines.slice(0, at + 1)).map(({ clocking_uuid }) => clocking_uuid))
    const gone = inEffect(lines.slice(0, at)).filter(({ clocking_uuid }) => !after.has(clocking_uuid))
    for (const { clocking_uuid } of gone) decided.set(clocking_uuid, { decision, by: line.clocking_uuid })
    if (line.about_uuid !== null && after.has(line.about_uuid)) decided.set(line.about_uuid, { decision, by: line.clocking_uuid })
  })
  return decided
}
