import { isBreakAct } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { ClockingKind } from '@vigie/contract/clockings/clockings.rules.ts'
import type { Doubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'

/** What of a line says which acts of a shift are in effect. */
export interface DecidableLine {
  readonly clocking_uuid: string
  readonly kind: ClockingKind
  readonly happened_at: Instant
  readonly doubt: Doubt | null
  readonly about_uuid: string | null
}
export type Decision = 'confirmed' | 'refused'

const decisionOf: Partial<Record<ClockingKind, Decision>> = { confirmation: 'confirmed', rejection: 'refused' }

/**
 * The acts of a shift that are in effect, in the order in which they took it: a confirmed one is believed from then on, and
 * stands last, so that it also replaces what it did not fit, but for one of a break, which stands where it happened; a refused
 * one is taken away, and with an arrival its departure and its breaks.
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
    return isArrivalInEffect(about, before) ? others.filter(({ kind }) => kind !== 'end' && !isBreakAct(kind)) : others
  }, [])
}

/** A break that is confirmed after the departure lies before it all the same; of one second, what was recorded first comes first. */
function placed<Line extends DecidableLine>(others: readonly Line[], line: Line, stood: number): readonly Line[] {
  const isAfter = ({ happened_at }: Line, at: number) => happened_at > line.happened_at || (happened_at === line.happened_at && at >= stood)
  const next = isBreakAct(line.kind) ? others.findIndex(isAfter) : -1
  return next === -1 ? [...others, line] : others.toSpliced(next, 0, line)
}

/** The arrival that stands: one that is believed, or else the first that was recorded. */
function isArrivalInEffect(line: DecidableLine, lines: readonly DecidableLine[]): boolean {
  const arrivals = lines.filter(({ kind }) => kind === 'start')
  return line === (arrivals.findLast(({ doubt }) => doubt === null) ?? arrivals[0])
}

/** What became of each act that was to be confirmed, by its uuid: also of a departure that went with its arrival. */
export function decisionsOf(lines: readonly DecidableLine[]): ReadonlyMap<string, { readonly decision: Decision; readonly by: string }> {
  const decided = new Map<string, { readonly decision: Decision; readonly by: string }>()
  lines.forEach((line, at) => {
    const decision = decisionOf[line.kind]
    if (decision === undefined) return
    const after = new Set(inEffect(lines.slice(0, at + 1)).map(({ clocking_uuid }) => clocking_uuid))
    for (const { clocking_uuid } of inEffect(lines.slice(0, at)))
      if (!after.has(clocking_uuid)) decided.set(clocking_uuid, { decision: 'refused', by: line.clocking_uuid })
    if (decision === 'confirmed' && line.about_uuid !== null) decided.set(line.about_uuid, { decision, by: line.clocking_uuid })
  })
  return decided
}
