import { randomUUID } from 'node:crypto'
import { readPreference, writePreference } from '@vigie/contract/preferences/preferences.ts'
import { withdrawCall } from '@vigie/contract/withdrawals/withdrawals.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp, transportsOf } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Ask } from '../../../test/transports.ts'
import { sweepSentCalls } from './withdrawals.store.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const asManager = () => fixture.as('manager')

const write = (ask: Ask, callId: string, value: unknown = 'x') =>
  ask(writePreference, { key: 'columns', value }, { ...asManager(), callId })
const fateOf = async (callId: string, as = asManager()) =>
  outputOf(withdrawCall, await app.http(withdrawCall, { call_id: callId }, as)).fate
const kept = async () => outputOf(readPreference, await app.http(readPreference, { key: 'columns' }, asManager())).value
const rows = async () => {
  const { rows: found } = await app.database.superuser.query<{ state: string }>('select state from sent_calls where company_id = $1', [
    fixture.company.id,
  ])
  return found.map(({ state }) => state)
}

describe('an act that bears an id', () => {
  it('is refused over either transport once its id was withdrawn, and does nothing', async () => {
    for (const [, ask] of await transportsOf(app, fixture.company.code)) {
      const callId = randomUUID()
      expect(await fateOf(callId)).toBe('withdrawn')
      expect((await write(ask, callId)).error).toMatchObject({
        code: 'CALL_WITHDRAWN',
        message: 'Cet envoi a été retiré\u00a0: rien n’a été enregistré.',
      })
      expect(await kept()).toBeNull()
      // Withdrawn twice it is withdrawn.
      expect(await fateOf(callId)).toBe('withdrawn')
    }
  })

  it('that arrived before its withdrawal is done, and is done once', async () => {
    const callId = randomUUID()
    expect((await write(app.http, callId, 'first')).status).toBe(200)
    expect(await fateOf(callId)).toBe('done')
    expect((await write(app.http, callId, 'second')).error?.code).toBe('CALL_DONE')
    expect(await kept()).toBe('first')
  })

  it('that was refused has done nothing: it may be withdrawn, or come again', async () => {
    const callId = randomUUID()
    const refused = await app.http(writePreference, { key: 'columns' }, { ...asManager(), callId })
    expect(refused.error?.code).toBe('INVALID')
    expect(await rows()).toEqual([])
    expect((await write(app.http, callId)).status).toBe(200)
  })

  it('arriving at the same time as its withdrawal is either done or withdrawn, as the withdrawal answers', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const [callId, value] = [randomUUID(), `turn ${turn}`]
      const [answer, fate] = await Promise.all([write(app.http, callId, value), fateOf(callId)])
      const last = fate === 'under_way' ? await fateOf(callId) : fate
      expect(last).toBe(answer.status === 200 ? 'done' : 'withdrawn')
      expect((await kept()) === value).toBe(last === 'done')
    }
  })

  it('that a stopped server left half done is neither withdrawn nor done, and begins again when it is sent again', async () => {
    const callId = randomUUID()
    const row = {
      company_id: fixture.company.id,
      user_id: fixture.users.manager,
      call_id: callId,
      state: 'begun',
      noted_at: app.clock.now(),
    }
    await app.rows.insert('sent_calls', row)
    expect(await fateOf(callId)).toBe('under_way')
    expect((await write(app.http, callId)).error?.code).toBe('BUSY')
    app.clock.forward(121)
    expect(await fateOf(callId)).toBe('unknown')
    expect((await write(app.http, callId)).status).toBe(200)
    expect(await fateOf(callId)).toBe('done')
  })

  it('is withdrawn by its own sender alone', async () => {
    const callId = randomUUID()
    expect(await fateOf(callId, fixture.as('resource'))).toBe('withdrawn')
    expect((await write(app.http, callId)).status).toBe(200)
  })

  it('is withdrawn by a user who must still choose a first password', async () => {
    const setFirst = (isFirst: boolean) =>
      app.database.superuser.query('update users set is_first_login = $2 where user_id = $1', [fixture.users.manager, isFirst])
    await setFirst(true)
    const callId = randomUUID()
    expect((await write(app.http, randomUUID())).error?.code).toBe('PASSWORD_CHANGE_REQUIRED')
    expect(await fateOf(callId)).toBe('withdrawn')
    await setFirst(false)
    expect((await write(app.http, callId)).error?.code).toBe('CALL_WITHDRAWN')
  })

  it('with an id that is none is refused', async () => {
    expect((await write(app.http, 'x')).error?.code).toBe('MALFORMED')
  })
})

it('ids are forgotten after fourteen days', async () => {
  await fateOf(randomUUID())
  const db = app.database.forCompany(fixture.company.id)
  app.clock.forward(14 * 86_400)
  await db.save(sweepSentCalls(db, app.clock.now()))
  expect(await rows()).toHaveLength(1)
  app.clock.forward(1)
  await db.save(sweepSentCalls(db, app.clock.now()))
  expect(await rows()).toEqual([])
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
