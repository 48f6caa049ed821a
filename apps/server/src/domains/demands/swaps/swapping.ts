import { role } from '@vigie/contract/access.ts'
import type { DemandEffects } from '@vigie/contract/demands/demands.effects.ts'
import { swapFields } from '@vigie/contract/demands/demands.forms.ts'
import { demandProblems, type DemandValues } from '@vigie/contract/demands/demands.rules.ts'
import { Refusal, requires, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { localOf, monthOf, type Instant } from '@vigie/contract/kit/time.ts'
import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import { spanAround } from '@vigie/contract/planning/planning.rules.ts'
import { isClocked } from '@vigie/contract/shifts/shifts.rules.ts'
import type { RequestContext } from '../../../kit/handle.ts'
import type { Company } from '../../../kit/session.ts'
import { VersionConflict } from '../../../kit/version-conflict.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { giving } from '../../planning/giving.ts'
import { obstacleSentence } from '../../planning/obstacles.words.ts'
import { planDigest } from '../../planning/plan.store.ts'
import type { Plan } from '../../planning/planning.save.ts'
import { weigh, type Weighed } from '../../planning/suggestions.ts'
import { askedShift, type AskedShift } from '../../planning/suggestions.store.ts'
import { valuesOf } from '../demands.rows.ts'
import type { DemandRow } from '../demands.store.ts'
import { colleaguesAt, ownToGive, swapSince, swapsOf, theirsToGive, type SwapWindow } from './swaps.store.ts'

type Reading = Pick<RequestContext, 'db' | 'language' | 'session' | 'now'>
type ShownSwap = NonNullable<DemandEffects['swap']>

/** One of the two, and the service that it would have for the one that it gives. */
interface Turn {
  readonly agentId: number
  readonly takes: AskedShift
  readonly gives: AskedShift | null
}
export interface SwapEffects {
  readonly shown: ShownSwap
  /** Empty where the swap no longer stands. */
  readonly turns: readonly Turn[]
}

const heldBy = (shift: AskedShift | undefined, agentId: number, now: Instant): shift is AskedShift =>
  shift?.agentId === agentId && !isClocked(shift) && shift.startsAt > now
const idIn = (values: DemandValues, field: string): number | null => (typeof values[field] === 'number' ? values[field] : null)

/** What accepting a swap would do: who would have what, and what stands against it. Each is weighed without what it gives. */
export async function swapEffects({ db, language, session, now }: Reading, row: DemandRow): Promise<SwapEffects> {
  const [asked] = await db.read(swapsOf(db, [row.id]))
  requires(asked, 'NOT_FOUND')
  const { colleagueId } = asked
  const [shiftId, theirsId] = idsOf(row)
  const [[shift], [theirs], [since]] = await db.batch(askedShift(db, shiftId), askedShift(db, theirsId ?? 0), swapSince(db, row.id))
  const hasMoved = since?.hasMoved ?? false
  const parts = { shift: asked.shift, colleagueId, colleagueName: asked.colleagueName, theirs: asked.theirs }
  const returns = theirsId === null ? null : heldBy(theirs, colleagueId, now) ? theirs : undefined
  if (!heldBy(shift, row.agentId, now) || returns === undefined || !since?.isSameEmployer)
    return { shown: { ...parts, stands: false, hasMoved, colleaguePhone: '', obstacles: [] }, turns: [] }
  const turns: readonly Turn[] = [
    { agentId: colleagueId, takes: shift, gives: returns },
    ...(returns ? [{ agentId: row.agentId, takes: returns, gives: shift }] : []),
  ]
  const weighed: Weighed[] = []
  for (const { agentId, takes, gives } of turns) {
    const [one] = await weigh(db, [takes], { search: '', agentIds: [agentId], limit: 1, without: gives?.id })
    // It has the service by now: two managers accept at once.
    if (!one) throw new VersionConflict('swapped meanwhile')
    weighed.push(one)
  }
  const obstacles = weighed.flatMap((one) =>
    one.obstacles.map((obstacle) => ({
      agentId: one.row.id,
      agentName: one.row.name,
      message: obstacleSentence(obstacle, language),
      isRefusal: obstacle.kind === 'refuse',
      canWaive: obstacle.canWaive,
    })),
  )
  const colleaguePhone = session.settings.man_access_list_resource ? weighed[0]!.row.phone : ''
  return { shown: { ...parts, stands: true, hasMoved, colleaguePhone, obstacles }, turns }
}

const idsOf = (row: DemandRow): readonly [shiftId: number, theirsId: number | null] => {
  const values = valuesOf(row)
  return [idIn(values, swapFields.shift) ?? 0, idIn(values, swapFields.theirs)]
}

/** The plan of a swap: both services change hands or none. Refuses as giving each of them does. */
export async function swapping(context: Reading, turns: readonly Turn[], waiver: string | undefined): Promise<Plan> {
  const { db } = context
  const agentIds = [...new Set(turns.flatMap(({ agentId, takes }) => [agentId, takes.agentId ?? 0]))]
  const span = spanAround(turns.map(({ takes }) => takes.startsAt).toSorted())
  const digest = await db.one(planDigest(db, agentIds, ...span))
  const plans: Plan[] = []
  for (const { agentId, takes, gives } of turns) plans.push(await giving(context, [takes], { agentId, waiver, without: gives?.id }))
  return {
    changes: plans.flatMap(({ changes }) => changes),
    waivers: plans.flatMap(({ waivers = [] }) => waivers),
    seen: { agentIds, span, digest: digest?.digest ?? '' },
  }
}

/** Until when an agent of a company may look at services. */
export function swapWindow({ settings, timeZone }: Pick<Company, 'settings' | 'timeZone'>, now: Instant): SwapWindow {
  const month = monthOf(localOf(now, timeZone))
  return { now, lastMonth: boundsOf(role.agent, month, settings)?.last ?? month }
}

/** Refuses INVALID unless the service is the agent's own and upcoming, the colleague works at its site, and the service in return is the colleague's. */
export async function refuseSwap(db: Db, agentId: number, values: DemandValues, window: SwapWindow): Promise<void> {
  const [shiftId, colleagueId, theirsId] = [swapFields.shift, swapFields.colleague, swapFields.theirs].map((field) => idIn(values, field))
  const problem = (one: FieldProblem) => new Refusal('INVALID', {}, [one])
  const own = await db.read(ownToGive(db, agentId, window))
  if (!shiftId || !own.some(({ id }) => id === shiftId)) throw problem(demandProblems.notYours)
  const colleagues = await db.read(colleaguesAt(db, { shiftId, agentId }))
  if (!colleagueId || !colleagues.some(({ id }) => id === colleagueId)) throw problem(demandProblems.noColleague)
  if (theirsId == null) return
  const theirs = await db.read(theirsToGive(db, { shiftId, agentIds: [colleagueId] }, window))
  if (!theirs.some(({ id }) => id === theirsId)) throw problem(demandProblems.notTheirs)
}
