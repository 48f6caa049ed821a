import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { addSeconds } from '@vigie/contract/kit/time.ts'
import { readPreference, writePreference } from '@vigie/contract/preferences/preferences.ts'
import { withdrawCall } from '@vigie/contract/withdrawals/withdrawals.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { untilLocked } from '../../../test/locks.ts'
import { outputOf } from '../../../test/transports.ts'
import { sentCalls } from './sent-calls.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)

const write = (callId: string, value?: string) =>
  app.http(writePreference, { key: 'columns', ...(value !== undefined && { value }) }, { ...fixture.as('manager'), callId })
const fateOf = async (callId: string) =>
  outputOf(withdrawCall, await app.http(withdrawCall, { call_id: callId }, fixture.as('manager'))).fate
const kept = async () => outputOf(readPreference, await app.http(readPreference, { key: 'columns' }, fixture.as('manager'))).value
const states = async () =>
  (await sql('select state from sent_calls where company_id = $1', fixture.company.id)).rows.map((row) => (row as { state: string }).state)
const begun = (callId: string) => ({
  company_id: fixture.company.id,
  user_id: fixture.users.manager,
  call_id: callId,
  state: 'begun',
  noted_at: app.clock.now(),
})

/** Keeps a statement of another connection uncommitted until `asked` waits for it, and `meanwhile` is done. */
async function during<T>(text: string, values: readonly unknown[], asked: () => Promise<T>, meanwhile?: () => Promise<void>): Promise<T> {
  const other = await app.database.superuser.connect()
  try {
    await other.query('begin')
    await other.query(text, [...values])
    const answer = asked()
    await untilLocked(app.database)
    await meanwhile?.()
    await other.query('commit')
    return await answer
  } finally {
    other.release()
  }
}

/** An advisory lock that the test holds: whatever statement of the application ends on `sent_calls` waits for it. */
const lock = 4711
const holding = async <T>(work: (release: () => Promise<void>) => Promise<T>): Promise<T> => {
  const other = await app.database.superuser.connect()
  await other.query('select pg_advisory_lock($1)', [lock])
  await sql(
    `create function wait_here() returns trigger language plpgsql as $$ begin
       if current_user = 'vigie_app' then perform pg_advisory_xact_lock(${lock}); end if; return null; end $$`,
  )
  await sql('create trigger wait_here after insert on sent_calls for each statement execute function wait_here()')
  try {
    return await work(async () => void (await other.query('select pg_advisory_unlock($1)', [lock])))
  } finally {
    other.release()
  }
}
afterEach(() => sql('drop trigger if exists wait_here on sent_calls; drop function if exists wait_here'))

describe('an act and its withdrawal on two connections', () => {
  it('is withdrawn when the withdrawal commits first', async () => {
    const callId = randomUUID()
    const row = [fixture.company.id, fixture.users.manager, callId, app.clock.now()]
    const insert = `insert into sent_calls (company_id, user_id, call_id, state, noted_at) values ($1, $2, $3, 'withdrawn', $4)`
    const answered = await during(insert, row, () => write(callId, 'x'))
    expect(answered.error?.code).toBe('CALL_WITHDRAWN')
    expect([await kept(), await states()]).toEqual([null, ['withdrawn']])
  })

  it('is under way when the act commits first', async () => {
    const callId = randomUUID()
    const row = [fixture.company.id, fixture.users.manager, callId, app.clock.now()]
    const insert = `insert into sent_calls (company_id, user_id, call_id, state, noted_at) values ($1, $2, $3, 'begun', $4)`
    expect(await during(insert, row, () => fateOf(callId))).toBe('under_way')
  })

  it('is under way while it runs, and done after it', async () => {
    const callId = randomUUID()
    await write(randomUUID(), 'before')
    const held = 'select from preferences where company_id = $1 for update'
    const answered = await during(
      held,
      [fixture.company.id],
      () => write(callId, 'x'),
      async () => expect(await fateOf(callId)).toBe('under_way'),
    )
    expect([answered.status, await fateOf(callId), await kept()]).toEqual([200, 'done', 'x'])
  })

  it('is withdrawn when its refusal commits first, and is refused later', async () => {
    const callId = randomUUID()
    await app.rows.insert('sent_calls', begun(callId))
    expect(await during('delete from sent_calls where call_id = $1', [callId], () => fateOf(callId))).toBe('withdrawn')
    expect((await write(callId, 'later')).error?.code).toBe('CALL_WITHDRAWN')
    expect([await kept(), await states()]).toEqual([null, ['withdrawn']])
  })

  it('is not withdrawn without a row when its refusal comes while the withdrawal is answered', async () => {
    const callId = randomUUID()
    await app.rows.insert('sent_calls', begun(callId))
    const fate = await holding(async (release) => {
      const asked = fateOf(callId)
      await untilLocked(app.database)
      const refused = sql('delete from sent_calls where call_id = $1', callId)
      // Either it is done, or it waits for the withdrawal.
      await Promise.race([refused, setTimeout(300)])
      await release()
      await refused
      return asked
    })
    expect([fate, await states()]).toEqual(['under_way', []])
    expect([await fateOf(callId), await states()]).toEqual(['withdrawn', ['withdrawn']])
  })
})

describe('an act that runs twice, as the first run was taken for cut off', () => {
  const start = () => {
    const sent = { userId: fixture.users.manager, callId: randomUUID(), now: app.clock.now() }
    const db = app.database.forCompany(fixture.company.id)
    const begin = (now = sent.now) => sentCalls.begin(db, { ...sent, now })
    return { callId: sent.callId, begin, later: addSeconds(sent.now, 121) }
  }

  it('is not withdrawn while the second run goes on, when the first is refused', async () => {
    const { callId, begin, later } = start()
    const first = await begin()
    const second = await begin(later)
    await first.drop()
    expect(await fateOf(callId)).not.toBe('withdrawn')
    await second.end()
    expect(await fateOf(callId)).toBe('done')
  })

  it('is not withdrawn while the first run goes on, when the second is refused', async () => {
    const { callId, begin, later } = start()
    const first = await begin()
    const second = await begin(later)
    await second.drop()
    expect(await fateOf(callId)).not.toBe('withdrawn')
    await first.end()
    expect(await fateOf(callId)).toBe('done')
  })
})

it('an act that is done is noted as done also where its row is gone', async () => {
  const sent = { userId: fixture.users.manager, callId: randomUUID(), now: app.clock.now() }
  const run = await sentCalls.begin(app.database.forCompany(fixture.company.id), sent)
  await sql('delete from sent_calls where call_id = $1', sent.callId)
  await run.end()
  expect(await fateOf(sent.callId)).toBe('done')
})
