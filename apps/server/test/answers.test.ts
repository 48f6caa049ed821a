import { calls } from '@vigie/contract/calls.ts'
import { nameOf } from '@vigie/contract/kit/call.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { given, type Ask } from './doors.ts'
import { samplesOf, type Sample } from './samples.ts'
import { openScene, type TestScene } from './scene.ts'
import { worldOf } from './world.ts'

let scene: TestScene
let samples: Readonly<Record<string, () => Promise<Sample>>>
let doors: readonly (readonly [string, Ask])[]
beforeAll(async () => {
  scene = await openScene({ env: { DEMO: 'on' } })
  const world = await worldOf(scene.rows)
  const of = { company_id: world.company.id }
  for (const table of ['activities', 'prestations', 'profiles', 'unavailability_types'])
    await scene.rows.insert(table, { ...of, name: 'Gardiennage' })
  samples = samplesOf(scene, world)
  const socket = await scene.socket({ code: world.company.code })
  doors = [
    ['http', scene.http],
    ['socket', socket.ask],
  ]
})
afterAll(() => scene.close())

describe('the answer of', () => {
  it.each(calls.map((call) => [nameOf(call), call] as const))('%s is what the contract says, at both doors', async (name, call) => {
    expect(Object.keys(samples)).toContain(name)
    for (const [door, ask] of doors) {
      const { values, as } = await samples[name]!()
      // The credentials of the app travel by HTTP alone.
      if (door === 'socket' && as.basic) continue
      const answered = await ask(call, values, as)
      expect(answered.error, `${door}: ${answered.status}`).toBeUndefined()
      expect(() => given(call, answered), door).not.toThrow()
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
      const [items] = Object.values((await scene.http(call, values, as)).data as Record<string, unknown[]>)
      expect(items, name).toHaveLength(1)
    }
  })

  it('nothing of it was unforeseen', () => {
    expect(scene.faults).toEqual([])
  })
})
