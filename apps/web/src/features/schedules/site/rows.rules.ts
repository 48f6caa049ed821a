import type { Day } from '@vigie/contract/kit/time.ts'
import { daysTouched, sumsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import type { ScheduleUnavailability } from '@vigie/contract/schedules/schedules.ts'
import type { PostShift } from '../../../domains/shifts/post.rules.ts'

/** Days in a row on which an agent is away. */
interface Away {
  readonly id: number
  /** Places among the columns. */
  readonly from: number
  readonly to: number
  readonly typeName: string
  readonly isDemand: boolean
}

/** One line of the board: a site's name above its lines, posts without an agent, or an agent. */
export interface Row {
  readonly key: string
  readonly kind: 'site' | 'unassigned' | 'agent'
  readonly siteName: string
  readonly agentId: number | null
  readonly name: string
  /** The shifts that begin on a day, by the day's place among the columns, in the order of their starts. */
  readonly cells: ReadonlyMap<number, readonly PostShift[]>
  readonly away: readonly Away[]
  /** As many shifts as its fullest day has. */
  readonly lanes: number
  readonly count: number
  /** Whole minutes between instants. */
  readonly minutes: number
}

const byStart = (a: PostShift, b: PostShift): number => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : a.id - b.id)

/** The shifts that begin on a day, site by site: what nobody does first, then by the clock. */
export const shiftsOfDay = (shifts: readonly PostShift[], day: Day): readonly PostShift[] =>
  shifts
    .filter(({ startsLocal }) => startsLocal.startsWith(day))
    .toSorted(
      (a, b) =>
        a.siteName.localeCompare(b.siteName) ||
        a.siteId - b.siteId ||
        Number(a.agentId !== null) - Number(b.agentId !== null) ||
        byStart(a, b),
    )

/**
 * The lines of a board over some days: what has no agent first, then the agents by name; with several sites, each under
 * its name. A shift stands on the day of its local start.
 */
export function rowsOf(
  shifts: readonly PostShift[],
  unavailabilities: readonly ScheduleUnavailability[],
  days: readonly Day[],
): readonly Row[] {
  const indexOfDay = new Map<string, number>(days.map((day, index) => [day, index]))
  const shown = shifts.filter(({ startsLocal }) => indexOfDay.has(startsLocal.slice(0, 10))).toSorted(byStart)
  const sites = [...Map.groupBy(shown, ({ siteId }) => siteId).values()].toSorted((a, b) => a[0]!.siteName.localeCompare(b[0]!.siteName))
  const away = Map.groupBy(unavailabilities, ({ agentId }) => agentId)
  return sites.flatMap((ofSite) => {
    const { siteId, siteName } = ofSite[0]!
    const rowOf = (row: Pick<Row, 'key' | 'kind' | 'name' | 'agentId'>, own: readonly PostShift[], gone: readonly Away[] = []): Row => {
      const cells = Map.groupBy(own, ({ startsLocal }) => indexOfDay.get(startsLocal.slice(0, 10))!)
      const lanes = Math.max(1, ...[...cells.values()].map(({ length }) => length))
      return { ...row, siteName, cells, away: gone, lanes, count: own.length, minutes: sumsOf(own).minutes }
    }
    const head = sites.length > 1 ? [rowOf({ key: `site ${siteId}`, kind: 'site', name: siteName, agentId: null }, [])] : []
    const posts = postsOf(ofSite.filter(({ agentId }) => agentId === null))
    const agents = [
      ...Map.groupBy(
        ofSite.filter(({ agentId }) => agentId !== null),
        ({ agentId }) => agentId,
      ).entries(),
    ]
    return [
      ...head,
      ...posts.map((own, post) => rowOf({ key: `post ${siteId} ${post}`, kind: 'unassigned', name: '', agentId: null }, own)),
      ...agents
        .map(([agentId, own]) =>
          rowOf(
            { key: `agent ${siteId} ${agentId}`, kind: 'agent', name: own[0]!.agentName ?? '', agentId },
            own,
            awayOf(away.get(agentId!) ?? [], indexOfDay),
          ),
        )
        .toSorted((a, b) => a.name.localeCompare(b.name) || a.agentId! - b.agentId!),
    ]
  })
}

/** Shifts without an agent as posts to fill: the first of each day in one line, the second in the next. */
function postsOf(shifts: readonly PostShift[]): readonly (readonly PostShift[])[] {
  const posts: PostShift[][] = []
  const taken = new Map<string, number>()
  for (const shift of shifts) {
    const day = shift.startsLocal.slice(0, 10)
    const post = taken.get(day) ?? 0
    taken.set(day, post + 1)
    ;(posts[post] ??= []).push(shift)
  }
  return posts
}

/** Absences as runs of columns, cut at the first and the last one. */
function awayOf(unavailabilities: readonly ScheduleUnavailability[], indexOfDay: ReadonlyMap<string, number>): readonly Away[] {
  return unavailabilities.flatMap((one): Away[] => {
    const indexes = daysTouched(one).flatMap((day) => indexOfDay.get(day) ?? [])
    if (indexes.length === 0) return []
    return [{ id: one.id, from: indexes[0]!, to: indexes.at(-1)!, typeName: one.typeName, isDemand: one.isDemand }]
  })
}
