import { roles } from '@vigie/contract/access.ts'
import { calls } from '@vigie/contract/gather/calls.ts'
import { nameOf, type Call } from '@vigie/contract/kit/call.ts'
import { refusalCodes } from '@vigie/contract/kit/refusal.ts'
import { size } from '@vigie/contract/kit/size.testing.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../src/transport/request.ts'
import { accessRows } from './access.words.ts'
import { outputOf, type Answered, type As, type Ask, type Values } from './transports.ts'
import { odd, pathsOf, refusalOf, waysOf, withValue } from './odd.ts'
import { samplesOf, unlockThrottles, type Sample } from './samples.ts'
import { openTestApp, transportsOf } from './app.ts'
import { fixtureOf } from './fixture.ts'
import { askedCalls } from './calls.asked.ts'

let samples: Readonly<Record<string, () => Promise<Sample>>>
let transports: readonly (readonly [string, Ask])[]
const app = await openTestApp({ env: { DEMO: 'on' } })
const fixture = await fixtureOf(app.rows)
beforeAll(async () => {
  samples = samplesOf(app, fixture)
  await unlockThrottles(app)
  transports = await transportsOf(app, fixture.company.code)
})

const [http, socket] = [0, 1]

/** An answer that a client can use: its value by the contract, or a refusal by its code, with a sentence. */
function expectUsable(call: Call, answered: Answered | Answer, what: string): void {
  const error = 'error' in answered ? answered.error : undefined
  if (answered.status === 200) return void outputOf(call, answered as Answered)
  const { status } = answered
  expect({ what, status, code: error?.code }).toMatchObject({ status: refusalCodes[error?.code as keyof typeof refusalCodes] })
  expect(status, what).toBeLessThan(500)
  for (const sentence of [error!.message, ...Object.values(error!.errors ?? {})]) {
    expect(sentence, what).toMatch(/\S+ \S+/)
    expect(sentence, what).not.toContain('{{')
  }
}

type Attempt = readonly [what: string, values: Values]
/** Asks by one of the transports, or by both. */
async function askAll(call: Call, as: As, attempts: readonly Attempt[], by: readonly number[] = [http, socket]): Promise<void> {
  for (const [transport, ask] of by.map((at) => transports[at]!)) {
    // No more at once than a session or a stranger may have waiting.
    for (let at = 0; at < attempts.length; at += 50) {
      const some = attempts.slice(at, at + 50)
      const answers = await Promise.all(some.map(async ([what, values]) => [what, await ask(call, values, as)] as const))
      for (const [what, answered] of answers) expectUsable(call, answered, `${transport} ${what}`)
    }
  }
}

/**
 * Values that the schema refuses are refused alike by every transport and before any handler: they are tried on the schema,
 * and the first of them through the transports. What a schema lets through is asked of the server, each in the way in which
 * it comes through.
 */
async function tryAll(call: Call, as: As, attempts: readonly Attempt[]): Promise<void> {
  for (const way of waysOf(call)) {
    const refused: Attempt[] = []
    const reaching: Attempt[] = []
    for (const attempt of attempts) {
      const [what, values] = attempt
      const refusal = refusalOf(call, values, way)
      if (refusal) expectUsable(call, refusal, `${way} ${what}`)
      ;(refusal ? refused : reaching).push(attempt)
    }
    await askAll(call, as, refused.slice(0, 1))
    await askAll(call, as, reaching, [way === 'json' ? socket : http])
  }
}
/** At the whole size every role that may make a call tries it, the paired device among them, and not its sample's alone. */
const othersWhoMay = (call: Call): As[] =>
  size([], [...roles])
    .filter((one) => accessRows[nameOf(call)]?.[one] !== undefined && !call.endsSession)
    .map(fixture.as)

/** A tenth of the odd values in `npm test`, another tenth for each field and call. */
const oddFor = (call: Call, at: number) =>
  size(
    odd.filter((_, place) => place % 10 === (calls.indexOf(call) + at) % 10),
    odd,
  )

/** Milliseconds that a test may take. */
const patience = size(30_000, 600_000)

const withFields = askedCalls.filter((call) => pathsOf(call.input).length > 0)

describe('values of a wrong kind are refused in a sentence', () => {
  it.each(withFields.map((call) => [nameOf(call), call] as const))(
    '%s',
    async (name, call) => {
      for (const [at, path] of pathsOf(call.input).entries()) {
        const { values, as } = await samples[name]!()
        const callers = [as, ...othersWhoMay(call)]
        const attemptWith = (value: unknown): Attempt => [
          `${path.join('.')} = ${JSON.stringify(value).slice(0, 60)}`,
          withValue(values, path, value),
        ]
        for (const caller of callers) await tryAll(call, caller, oddFor(call, at).map(attemptWith))
      }
    },
    patience,
  )

  it(
    'and so is whatever JSON comes instead of them',
    async () => {
      const values = fc.sample(
        fc.dictionary(
          fc.constantFrom('id', 'email', 'date', 'month', 'token', 'device', 'constructor', 'toString', '__proto__'),
          fc.jsonValue(),
        ),
        size(3, 1_000),
      )
      for (const call of withFields) {
        const { as } = await samples[nameOf(call)]!()
        await tryAll(
          call,
          as,
          values.map((one) => [`${nameOf(call)} ${JSON.stringify(one)}`, one as Values]),
        )
      }
    },
    patience,
  )

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
