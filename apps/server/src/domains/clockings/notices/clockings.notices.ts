import type { Doubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import { clockOf, dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { accountsOfAgents } from '../../auth/users.store.ts'
import { notify } from '../../notifications/notify.store.ts'
import type { ClockingLine } from '../clockings.line.ts'
import type { ClockingFactsRow } from '../clockings.store.ts'

type Place = Pick<ClockingFactsRow, 'siteId' | 'siteName' | 'timeZone' | 'month'>

/** The agent's own clockings of the service's month, each with how it stands. */
const pathOf = ({ month }: Place): string => `/mes-pointages?month=${month}`

const factsOf = ({ siteName, timeZone }: Place, { kind, happened_at }: ClockingLine) => {
  const local = localOf(happened_at, timeZone)
  return { act: kind, site: siteName, day: dayOf(local), time: clockOf(local) }
}

/** The accounts of the agent of a line; who has none is told nothing. */
const usersOf = async (db: Db, { agent_id }: ClockingLine): Promise<readonly number[]> =>
  agent_id === null ? [] : (await db.read(accountsOfAgents(db, [agent_id]))).map(({ userId }) => userId)

export interface DoubtfulAct {
  readonly row: Place
  readonly line: ClockingLine & { readonly doubt: Doubt }
}

/** What agents are told of acts that were recorded and are to be confirmed: each its own. */
export async function noticesOfDoubts(db: Db, acts: readonly DoubtfulAct[], now: Instant) {
  // The acts of one sending are of few agents: a phone's are of one.
  const agents = new Map<number | null, readonly number[]>()
  for (const { line } of acts) if (!agents.has(line.agent_id)) agents.set(line.agent_id, await usersOf(db, line))
  return acts.flatMap(({ row, line }) => {
    const userIds = agents.get(line.agent_id) ?? []
    if (userIds.length === 0) return []
    const facts = { ...factsOf(row, line), doubt: line.doubt }
    return [
      notify(db, {
        kind: 'clockingUnconfirmed',
        facts,
        userIds,
        path: pathOf(row),
        siteId: row.siteId,
        about: `clocking ${line.clocking_uuid}`,
        now,
      }),
    ]
  })
}

interface Decision {
  readonly isConfirmed: boolean
  readonly comment: string
  readonly now: Instant
}
/** What an agent is told when its act was confirmed or refused; undefined: there is nobody to tell. */
export async function noticeOfDecision(db: Db, row: Place, line: ClockingLine, { isConfirmed, comment, now }: Decision) {
  const userIds = await usersOf(db, line)
  if (userIds.length === 0) return undefined
  const facts = { ...factsOf(row, line), isConfirmed, comment }
  return notify(db, {
    kind: 'clockingDecided',
    facts,
    userIds,
    path: pathOf(row),
    siteId: row.siteId,
    about: `clocking ${line.clocking_uuid}`,
    now,
  })
}

interface Correction {
  /** The uuid of the line that says it: of each correction its agent is told. */
  readonly by: string
  /** The time that it has now; null: it is deleted. */
  readonly becomes: Instant | null
  readonly comment: string
  readonly now: Instant
}
/** What an agent is told when its act was corrected or deleted; undefined: there is nobody to tell. */
export async function noticeOfCorrection(db: Db, row: Place, line: ClockingLine, { by, becomes, comment, now }: Correction) {
  const userIds = await usersOf(db, line)
  if (userIds.length === 0) return undefined
  const facts = { ...factsOf(row, line), becomes: becomes && clockOf(localOf(becomes, row.timeZone)), comment }
  return notify(db, {
    kind: 'clockingCorrected',
    facts,
    userIds,
    path: pathOf(row),
    siteId: row.siteId,
    about: `clocking ${by}`,
    now,
  })
}
