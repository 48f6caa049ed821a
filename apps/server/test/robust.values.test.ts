import { calls } from '@vigie/contract/calls.ts'
import { nameOf, type Call } from '@vigie/contract/kit/call.ts'
import { refusalCodes } from '@vigie/contract/kit/refusal.ts'
import { bareOf } from '@vigie/contract/kit/schema.ts'
import { fieldsOf } from '@vigie/contract/kit/shape.ts'
import fc from 'fast-check'
import type * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import { outputOf, type Answered, type As, type Ask, type Values } from './transports.ts'
import { samplesOf, unlockThrottles, type Sample } from './samples.ts'
import { openTestApp, transportsOf } from './app.ts'
import { fixtureOf } from './fixture.ts'

let samples: Readonly<Record<string, () => Promise<Sample>>>
let transports: readonly (readonly [string, Ask])[]
const app = await openTestApp({ env: { DEMO: 'on' } })
beforeAll(async () => {
  const fixture = await fixtureOf(app.rows)
  samples = samplesOf(app, fixture)
  await unlockThrottles(app)
  transports = await transportsOf(app, fixture.company.code)
})

const nest = (depth: number): unknown => (depth === 0 ? 1 : [nest(depth - 1)])
/** What no field means, or only just does. */
const odd: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2_147_483_647,
  2_147_483_648,
  2 ** 53,
  1e300,
  '',
  ' ',
  'text',
  '12',
  '1e9',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '000001',
  '999912',
  '202613',
  '9999-12-31 23:59:59',
  '0000-01-01 00:00:00',
  'a\0b',
  '\ud800',
  'é'.repeat(3000),
  "'; drop table users --",
  '../../etc/passwd',
  '__proto__',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'MjAyNi05OS05OVQ5OTo5OTo5OVogMQ',
  'MjAyNi0xMC0xMlQwODowMDowMFogOTk5OTk5OTk5OTk5OTk5',
  [],
  [1, 'a', null],
  {},
  { a: { b: 1 } },
  nest(100),
]

/** The paths of a call's fields on the wire, those of shapes inside included. */
function pathsOf(schema: z.ZodMiniType): string[][] {
  const fields = fieldsOf(bareOf(schema)) ?? {}
  return Object.values(fields).flatMap(([name, holds]) => [[name], ...pathsOf(holds).map((path) => [name, ...path])])
}
const withValue = (values: Values, [name, ...rest]: readonly string[], value: unknown): Values => {
  const inner = values[name!]
  return {
    ...values,
    [name!]: rest.length === 0 ? value : withValue((typeof inner === 'object' && inner ? inner : {}) as Values, rest, value),
  }
}

/** An answer that a client can use: its value by the contract, or a refusal by its code, with a sentence. */
function expectUsable(call: Call, answered: Answered, what: string): void {
  if (answered.status === 200) return void outputOf(call, answered)
  const { status, error } = answered
  expect({ what, status, code: error?.code }).toMatchObject({ status: refusalCodes[error?.code as keyof typeof refusalCodes] })
  expect(status, what).toBeLessThan(500)
  for (const sentence of [error!.message, ...Object.values(error!.errors ?? {})]) {
    expect(sentence, what).toMatch(/\S+ \S+/)
    expect(sentence, what).not.toContain('{{')
  }
}
async function askAll(call: Call, as: As, all: readonly (readonly [string, Values])[]): Promise<void> {
  for (const [transport, ask] of transports) {
    const answers = await Promise.all(all.map(async ([what, values]) => [what, await ask(call, values, as)] as const))
    for (const [what, answered] of answers) expectUsable(call, answered, `${transport} ${what}`)
  }
}
const withFields = calls.filter((call) => pathsOf(call.input).length > 0)

describe('values of a wrong kind are refused in a sentence', () => {
  it.each(withFields.map((call) => [nameOf(call), call] as const))('%s', async (name, call) => {
    for (const path of pathsOf(call.input)) {
      const { values, as } = await samples[name]!()
      await askAll(
        call,
        as,
        odd.map((value) => [`${path.join('.')} = ${JSON.stringify(value).slice(0, 60)}`, withValue(values, path, value)]),
      )
    }
  })

  it('and so is whatever JSON comes instead of them', async () => {
    const values = fc.sample(
      fc.dictionary(
        fc.constantFrom('id', 'email', 'date', 'month', 'token', 'device', 'constructor', 'toString', '__proto__'),
        fc.jsonValue(),
      ),
      40,
    )
    for (const call of withFields) {
      const { as } = await samples[nameOf(call)]!()
      await askAll(
        call,
        as,
        values.map((one) => [`${nameOf(call)} ${JSON.stringify(one)}`, one as Values]),
      )
    }
  })

  it('each field that is wrong is named as the wire names it, in the language of the reader', async () => {
    const call = calls.find((one) => nameOf(one) === 'POST /clockings/site_device')!
    const { as } = await samples[nameOf(call)]!()
    for (const [language, sentence] of [
      ['fr', 'Ce champ est requis.'],
      ['en', 'This field is required.'],
      ['de', 'Dieses Feld ist erforderlich.'],
    ] as const) {
      for (const [, ask] of transports) {
        const { error } = await ask(call, { device: { uuid: 5, position: { latitude: 91 } } }, { ...as, language })
        expect(Object.keys(error!.errors!).toSorted()).toEqual([
          'device.position.latitude',
          'device.position.longitude',
          'device.uuid',
          'siteId',
        ])
        expect(error!.errors!['siteId']).toBe(sentence)
      }
    }
  })

  it('nothing of it was unforeseen', () => {
    expect([...new Set(app.faults)]).toEqual([])
  })
})
