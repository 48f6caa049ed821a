import { randomUUID } from 'node:crypto'
import { writePreference } from '@vigie/contract/preferences/preferences.ts'
import { withdrawCall } from '@vigie/contract/withdrawals/withdrawals.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { mostKept } from './withdrawals.store.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)
afterEach(() => vi.restoreAllMocks())

/** Ids of a person, so many seconds old. */
const ids = (count: number, seconds: number, state = 'done', userId = fixture.users.manager) =>
  sql(
    `insert into sent_calls (company_id, user_id, call_id, state, noted_at)
     select $1, $2, gen_random_uuid(), $3, $4::timestamptz - make_interval(secs => $5) from generate_series(1, $6)`,
    fixture.company.id,
    userId,
    state,
    app.clock.now(),
    seconds,
    count,
  )
const left = async () =>
  (
    await sql(
      `select user_id = $2 as own, state, count(*)::int as count from sent_calls where company_id = $1 group by 1, 2 order by 1, 2`,
      fixture.company.id,
      fixture.users.manager,
    )
  ).rows as { own: boolean; state: string; count: number }[]

/** The table is not counted at each act: chance decides at which. */
const chance = (drawn: number) => vi.spyOn(Math, 'random').mockReturnValue(drawn)
const act = () => app.http(writePreference, { key: 'columns', value: 'x' }, { ...fixture.as('manager'), callId: randomUUID() })
const withdrawal = () => app.http(withdrawCall, { call_id: randomUUID() }, fixture.as('manager'))

describe('of more ids of one person than are kept', () => {
  it.each([
    ['an act', act],
    ['a withdrawal', withdrawal],
  ])('%s forgets the oldest, but none of an act that runs, and none of others', async (_, come) => {
    await ids(mostKept - 1, 30)
    await ids(30, 90)
    await ids(20, 200, 'withdrawn')
    await ids(1, 100, 'begun')
    await ids(3, 300, 'done', fixture.users.resource)
    chance(0)
    expect((await come()).status).toBe(200)
    const [others, ...own] = await left()
    expect(others).toEqual({ own: false, state: 'done', count: 3 })
    expect(own.find(({ state }) => state === 'begun')?.count).toBe(1)
    expect(own.reduce((sum, { count }) => sum + count, 0)).toBe(mostKept + 2)
  })

  it('most acts do not look for them', async () => {
    await ids(mostKept + 5, 30)
    chance(0.5)
    await act()
    expect(await left()).toEqual([{ own: true, state: 'done', count: mostKept + 6 }])
  })
})
