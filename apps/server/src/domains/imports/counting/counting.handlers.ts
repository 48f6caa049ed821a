import { changeCounting, readCounting, type Counting } from '@vigie/contract/imports/counting.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { instantOfLocal, midnightOf, readInstant, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { refuseFields } from '../../../kit/field-problems.ts'
import { handle } from '../../../kit/handle.ts'
import type { Company } from '../../../kit/session.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { saveSettings, storedSettings } from '../../companies/companies.settings.store.ts'
import { mayCountFrom } from '../decide/imports.past.rules.ts'
import { dayOfInstant, moveOf, versionOf } from './counting.rules.ts'
import { missedBetween } from './counting.store.ts'

const key = 'counts_from'

/** From which day on the product counts. What it moves is told by the database (decisions/03-access): every open screen asks anew. */
export const handlers = [
  handle(readCounting, async ({ input, db, company, now }): Promise<Counting> => {
    const { was } = await current(db)
    const told = { countsFrom: dayOfInstant(was, company.timeZone), version: versionOf(was), hiddenCount: 0, shownCount: 0 }
    if (input.countsFrom === undefined) return told
    allowed(input.countsFrom, now, readCounting.input)
    const move = moveOf(was, midnight(input.countsFrom, company))
    if (!move) return told
    const missed = await db.one(missedBetween(db, move.from, move.to, now, company.settings))
    return { ...told, [move.hides ? 'hiddenCount' : 'shownCount']: missed?.count ?? 0 }
  }),
  handle(changeCounting, async ({ input, db, company, now }): Promise<Counting> => {
    allowed(input.countsFrom, now, changeCounting.input)
    const { was, stored } = await current(db)
    requires(versionOf(was) === input.version, 'CONFLICT')
    const next = midnight(input.countsFrom, company)
    requires(await saveSettings(db, [{ key, was: stored, value: next }]), 'CONFLICT')
    return { countsFrom: input.countsFrom, version: versionOf(next), hiddenCount: 0, shownCount: 0 }
  }),
]

/** What is stored, past every cache, and what it says: what is no instant is none. */
async function current(db: Db): Promise<{ stored: string | null; was: Instant | null }> {
  const stored = (await db.one(storedSettings(db, [key])))?.stored ?? null
  const said: unknown = stored === null ? null : JSON.parse(stored)
  return { stored, was: (typeof said === 'string' ? readInstant(said) : undefined) ?? null }
}

const midnight = (day: Day, { timeZone }: Company): Instant => instantOfLocal(midnightOf(day), timeZone)

const allowed = (day: Day, now: Instant, input: object): void =>
  refuseFields(mayCountFrom(day, now) ? [] : [{ field: 'countsFrom', problem: 'import.countsFrom' }], input)
