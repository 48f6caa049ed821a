import { calls } from '@vigie/contract/gather/calls.ts'
import { nameOf, type Call } from '@vigie/contract/kit/call.ts'
import { listAgents } from '@vigie/contract/agents/agents.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appTable } from '../src/app.ts'
import type { ReplicaPool } from '../src/platform/postgres/replica/replica.ts'
import { startTestApp, type TestApp } from './app.ts'
import { clockingActions } from './clocking.actions.ts'
import { fixtureOf, type Fixture } from './fixture.ts'
import { othersIn } from './others.ts'
import { startPair, whenServing, type Pair } from './replica.cluster.ts'
import { samplesOf, type Sample } from './samples.ts'

const declared = appTable()
  .entries.filter(({ handler }) => handler.isReading)
  .map(({ call }) => call)

let pair: Pair
let app: TestApp
/** Another process of the same installation, which has no replica. */
let plain: TestApp
let replica: ReplicaPool
let ours: Fixture
let samples: Readonly<Record<string, () => Promise<Sample>>>
beforeAll(async () => {
  pair = await startPair()
  app = await startTestApp({ on: pair, env: { DEMO: 'on' } })
  plain = await startTestApp({ beside: app, env: { DEMO: 'on' } })
  replica = app.database.replica!
  ours = await fixtureOf(app.rows, { code: 'DEMO' })
  const actions = clockingActions(app, ours)
  await actions.byPhone(await actions.shift())
  await othersIn(app, ours)
  const of = { company_id: ours.company.id }
  for (const table of ['activities', 'prestations', 'profiles', 'unavailability_types'])
    await app.rows.insert(table, { ...of, name: 'Gardiennage' })
  samples = samplesOf(app, ours)
})
afterAll(async () => {
  await plain?.close()
  await app?.close()
  await pair?.close()
})

/** Asks by the server that has a replica once the replica alone answers, whatever else this machine does. */
async function byReplica(call: Call, { values, as }: Sample) {
  for (;;) {
    await whenServing(replica)
    const { answered, declined } = replica.figures()
    const before = JSON.stringify(declined)
    const answer = await app.http(call, values, as)
    const after = replica.figures()
    expect(after.declined['statement']).toBeUndefined()
    if (JSON.stringify(after.declined) === before) return { answer, trips: after.answered - answered }
  }
}

describe('a call that is declared as reading', () => {
  it('there are many of them, and none of what a rule decides on', () => {
    expect(declared.length).toBeGreaterThan(40)
    const names = declared.map(nameOf)
    for (const name of ['GET /clients', 'GET /storage/files', 'GET /dashboard/steps', 'GET /clockings/devices', 'GET /getUser'])
      expect(names).not.toContain(name)
  })

  it.each(declared.map((call) => [nameOf(call), call] as const))('%s: is answered by the replica as by the primary', async (name, call) => {
    const sample = await samples[name]!()
    const { answer, trips } = await byReplica(call, sample)
    expect(answer.error).toBeUndefined()
    expect(trips).toBeGreaterThan(0)
    expect(answer).toEqual(await plain.http(call, sample.values, sample.as))
  })

  it('a list is not empty on either: there was something to compare', async () => {
    const sample = { values: { limit: 20 }, as: ours.as('manager') }
    const { answer } = await byReplica(listAgents, sample)
    expect((answer.data as { resources: unknown[] }).resources.length).toBeGreaterThan(1)
  })

  it('asks the replica for what its handler reads, and for nothing of who asks', async () => {
    const { trips } = await byReplica(listShifts, await samples[nameOf(listShifts)]!())
    expect(trips).toBe(1)
  })

  it('no other call asks the replica', async () => {
    const others = calls.filter((call) => call.method === 'GET' && !declared.includes(call))
    const before = replica.figures()
    for (const call of others) {
      const sample = await samples[nameOf(call)]?.()
      if (sample) await app.http(call, sample.values, sample.as)
    }
    expect(replica.figures()).toEqual(before)
  })

  it('nothing of it was unforeseen', () => {
    expect([...app.faults, ...plain.faults]).toEqual([])
  })
})

describe('who may ask is said by the primary alone, also while the replica is behind', () => {
  const codeOf = async (token: string, code = ours.company.code) => {
    const { values } = await samples[nameOf(listShifts)]!()
    const [one, other] = [await app.http(listShifts, values, { code, token }), await plain.http(listShifts, values, { code, token })]
    expect(one).toEqual(other)
    return one.error?.code
  }
  const someone = async () => {
    const userId = await app.rows.user(ours.company.id, { role: 'manager', rights: ['man_access_services'] })
    return { userId, token: await app.rows.session(ours.company.id, userId) }
  }
  const change = (sql: string, values_: unknown[]) => app.database.superuser.query(sql, [ours.company.id, ...values_])

  it.each([['while it serves'], ['while it is behind']])('%s', async (when) => {
    const [signedOut, stripped, gone] = [await someone(), await someone(), await someone()]
    const theirs = await fixtureOf(app.rows)
    for (const { token } of [signedOut, stripped, gone]) expect(await codeOf(token)).toBeUndefined()
    await whenServing(replica)
    if (when === 'while it is behind') await pair.standby.pause()
    await change('delete from sessions where company_id = $1 and user_id = $2', [signedOut.userId])
    await change('delete from user_rights where company_id = $1 and user_id = $2', [stripped.userId])
    await change('update users set is_active = false where company_id = $1 and user_id = $2', [gone.userId])
    expect(await codeOf(signedOut.token)).toBe('UNAUTHORISED')
    expect(await codeOf(stripped.token)).toBe('FORBIDDEN')
    expect(await codeOf(gone.token)).toBe('UNAUTHORISED')
    expect(await codeOf(theirs.tokens.manager)).toBe('UNAUTHORISED')
    // Of another company, in its own: it sees nothing of this one.
    const foreign = { values: { limit: 100 }, as: theirs.as('manager') }
    const seen = JSON.stringify((await app.http(listAgents, foreign.values, foreign.as)).data)
    expect(seen).toBe(JSON.stringify((await plain.http(listAgents, foreign.values, foreign.as)).data))
    expect(seen).not.toContain(`"id":${ours.agentId},`)
    if (when === 'while it is behind') await pair.standby.resume()
  })
})
