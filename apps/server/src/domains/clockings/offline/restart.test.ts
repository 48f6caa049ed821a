import { createHmac, randomUUID } from 'node:crypto'
import { mostJournalLines } from '@vigie/contract/clockings/clockings.journal.rules.ts'
import { ageText } from '@vigie/contract/clockings/clockings.proof.rules.ts'
import { expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import type { Values } from '../../../../test/transports.ts'
import { digestOf } from '../../auth/sessions/auth.tokens.ts'
import { sendingIn } from '../journal/journal.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:50:00Z' })
const { actions, journal, morning, sent, intact } = sendingIn(app, fixture)
const own = () => ({ token: fixture.device.token, deviceUuid: fixture.device.uuid })

/** An agent clocks at 05:50:20 at a device that has begun anew without network since its last contact. */
let act: Record<string, unknown>
/** The anchor of the contact at half past eight, at which it told of the act. */
let met: string
const then = '2026-10-12T05:50:20Z'
/** From the act to that contact. */
const passed = 2 * 3600 + 39 * 60 + 40
async function begin(deviceAt = then): Promise<void> {
  const shiftId = await morning()
  app.clock.set(at('2026-10-12T05:50:00Z'))
  await journal.contact('2026-10-12T05:49:00Z', [], own())
  act = journal.signed(shiftId, deviceAt, await actions.ticket(), { elapsed_seconds: null })
  met = await journal.contact('2026-10-12T08:30:00Z', [act], own())
  app.clock.set(at('2026-10-12T08:30:05Z'))
}
interface Said {
  readonly seconds?: number
  readonly anchor?: string
  readonly secret?: string
  readonly of?: unknown
}
const ageOf = ({ seconds = passed, anchor = met, secret = fixture.device.secret, of = act['clocking_uuid'] }: Said = {}): Values => {
  const proof = createHmac('sha256', digestOf(secret))
    .update(ageText({ clockingUuid: String(of), seconds, anchor }))
    .digest('hex')
  return { clocking_uuid: act['clocking_uuid'], seconds, anchor, proof }
}
const doubtWith = async (...ages: Values[]) => (await sent([act], { ...own(), ages }))[0]?.doubt

it('an act of a run without network is believed by its age, which the device has signed', async () => {
  await begin()
  expect(await doubtWith(ageOf())).toBeNull()
  expect(await actions.lines()).toMatchObject([{ doubt: null, is_offline: true }])
  await intact()
})

it('whenever it is delivered: it is counted back from a contact, and not from the sending', async () => {
  await begin()
  app.clock.set(at('2026-10-12T10:30:00Z'))
  expect(await doubtWith(ageOf())).toBeNull()
})

it.each<[string, (theirs: Awaited<ReturnType<typeof fixtureOf>>) => Values | Promise<Values>]>([
  ['no age', () => ({})],
  ['one that nobody has signed', () => ({ ...ageOf(), proof: undefined })],
  ['one that another has signed', ({ device }) => ageOf({ secret: device.secret })],
  ['one that was signed for another act', () => ageOf({ of: randomUUID() })],
  ['one that was signed with another number of seconds', () => ({ ...ageOf(), seconds: passed - 60 })],
  ['an anchor that the server has not given', () => ageOf({ anchor: `2026-10-12T08:30:00Z~${'a'.repeat(16)}~${'b'.repeat(43)}` })],
  ['an anchor that an agent’s phone was given', async () => ageOf({ anchor: await journal.contact('2026-10-12T08:30:00Z') })],
  ['more seconds than have passed', () => ageOf({ seconds: passed * 10 })],
  ['fewer seconds than none', () => ageOf({ seconds: -60 })],
  ['a time that the device’s own clock denies', () => ageOf({ seconds: passed - 3600 })],
])('with %s it is recorded and to be confirmed', async (_, make) => {
  await begin()
  const age = await make(await fixtureOf(app.rows))
  expect(await doubtWith(...(age['seconds'] === undefined ? [] : [age]))).toBe('clock')
  await intact()
})

it('a device whose clock is an hour fast is not believed by its age, and the act stands no later than the age allows', async () => {
  await begin('2026-10-12T06:50:20Z')
  expect(await doubtWith(ageOf())).toBe('clock')
  expect((await actions.lines()).at(-1)).toMatchObject({ happened_at: at(then) })
})

it.each([
  ['as many ages as a sending may hold acts are looked at', mostJournalLines, null],
  ['more are not: each would be a signature to check', mostJournalLines + 1, 'clock'],
])('%s', async (_, count, doubt) => {
  await begin()
  const own = ageOf()
  expect(await doubtWith(...Array.from({ length: count }, () => own))).toBe(doubt)
})
