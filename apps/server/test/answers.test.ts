import { calls } from '@vigie/contract/gather/calls.ts'
import { nameOf } from '@vigie/contract/kit/call.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { outputOf, sendForm, type Ask } from './transports.ts'
import { samplesOf, type Sample } from './samples.ts'
import { openTestApp, transportsFor, transportsOf } from './app.ts'
import { fixtureOf } from './fixture.ts'
import { askedCalls } from './calls.asked.ts'

let samples: Readonly<Record<string, () => Promise<Sample>>>
let transports: readonly (readonly [string, Ask])[]
const app = await openTestApp({ env: { DEMO: 'on' } })
beforeAll(async () => {
  const fixture = await fixtureOf(app.rows, { code: 'DEMO' })
  const of = { company_id: fixture.company.id }
  for (const table of ['activities', 'prestations', 'profiles', 'unavailability_types'])
    await app.rows.insert(table, { ...of, name: 'Gardiennage' })
  samples = samplesOf(app, fixture)
  transports = await transportsOf(app, fixture.company.code)
})

describe('the answer of', () => {
  it.each(askedCalls.map((call) => [nameOf(call), call] as const))('%s is what the contract says', async (name, call) => {
    for (const [transport, ask] of transportsFor(call, transports)) {
      const { values, as, files } = await samples[name]!()
      // The credentials of the app, and files, travel by HTTP alone.
      if (transport === 'socket' && (as.basic || files)) continue
      const answered = files ? await sendForm(app.url, call, values, files, as) : await ask(call, values, as)
      expect(answered.error, `${transport}: ${answered.status}`).toBeUndefined()
      expect(() => outputOf(call, answered), transport).not.toThrow()
    }
  })

  it('a list and a table name what the company has', async () => {
    for (const name of [
      'GET /activities',
      'GET /prestations/types',
      'GET /profiles',
      'GET /unavailability/types',
      'GET /contract/types',
      'GET /clocking_anomaly_reasons',
    ]) {
      const call = calls.find((one) => nameOf(one) === name)!
      const { values, as } = await samples[name]!()
      const [items] = Object.values((await app.http(call, values, as)).data as Record<string, unknown[]>)
      // Samples of other calls may have added some.
      expect(items?.length, name).toBeGreaterThan(0)
    }
  })

  it('nothing of it was unforeseen', () => {
    expect(app.faults).toEqual([])
  })
})
