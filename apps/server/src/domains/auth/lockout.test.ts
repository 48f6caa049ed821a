import { changePassword, readLink, sendResetLink, signIn } from '@vigie/contract/auth/auth.ts'
import { role } from '@vigie/contract/access.ts'
import { askForPairing, openDevice } from '@vigie/contract/devices/devices.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clockingActions, type ClockingActions } from '../../../test/clocking.actions.ts'
import { fromAddress } from '../../../test/from.address.ts'
import { outputOf, type Answered, type Values } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { agentCard, fixtureOf, freshFixture, password } from '../../../test/fixture.ts'
import { digestOf, newLinkToken } from './auth.tokens.ts'
import { hashing, hashPriority } from './passwords.ts'

// Whoever tries without end is stopped, and nobody else with them: each «yet» is somebody who must not be shut out.

const email = 'camille@example.test'
const app = await openTestApp()
const fixture = freshFixture(app)
let actions: ClockingActions
let userId: number
beforeEach(async () => {
  actions = clockingActions(app, fixture)
  userId = await app.rows.user(fixture.company.id, { role: role.manager, email, password })
})
const [home, elsewhere] = ['203.0.113.7', '198.51.100.9']
const enter = (values: Values = {}, address = home): Promise<Answered> =>
  fromAddress(app, address)(signIn, { email, password, ...values }, fixture.as('nobody'))
const guess = (address = home, values: Values = {}) => enter({ password: 'wrong', ...values }, address)
const several = <T>(count: number, act: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)))
async function oneByOne(count: number, act: (at: number) => Promise<Answered>): Promise<Answered[]> {
  const answers: Answered[] = []
  for (let at = 0; at < count; at++) answers.push(await act(at))
  return answers
}
const statuses = (answers: readonly Answered[]): number[] =>
  [...new Set(answers.map(({ status }) => status))].toSorted((one, other) => one - other)
const rows = async () =>
  (await app.database.superuser.query('select * from throttles where company_id = $1 order by subject', [fixture.company.id])).rows
const typed = (code: string, values: Values = {}) => actions.identify({ password: code, ...values })
const codeOf = (at: number) => String(300_000 + at)
const link = async () => {
  const token = newLinkToken(false)
  const columns = { company_id: fixture.company.id, token_hash: digestOf(token), user_id: userId, kind: 'reset' }
  await app.rows.insert('one_time_links', { ...columns, created_at: app.clock.now(), expires_at: '2030-01-01T00:00:00Z' })
  return token
}

describe('a stranger who names a device, an account or a purpose', () => {
  it('yet every tablet takes the right codes', async () => {
    const id = String(fixture.device.deviceId)
    for (const name of [id, `device:${id}`, `code:${id}`, `code.device:${id}`, fixture.device.uuid])
      await oneByOne(11, (at) => guess(`192.0.2.${at}`, { uuid: name, email: `code:${name}` }))
    await actions.shift()
    expect((await actions.identify()).status).toBe(200)
  })

  it('yet the secret of a paired device opens it', async () => {
    const { uuid, secret } = fixture.device
    const open = (own: string, address: string) => fromAddress(app, address)(openDevice, { uuid, secret: own }, fixture.as('nobody'))
    const answers = await oneByOne(60, () => open('x'.repeat(43), elsewhere))
    expect(statuses(answers)).toEqual([200, 429])
    for (const address of [elsewhere, home]) expect(outputOf(openDevice, await open(secret, address)).isPaired).toBe(true)
  })

  it('yet a user may change the password, confirm an e-mail, link a device', async () => {
    for (const purpose of ['password', 'confirm', 'pairing', 'reset'])
      await oneByOne(12, (at) => guess(`192.0.2.${at}`, { email: `${purpose}:${userId}` }))
    const as = { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) }
    const next = { current_password: password, password: 'Another-2026', password_confirmation: 'Another-2026' }
    expect((await app.http(changePassword, next, as)).status).toBe(200)
  })
})

describe('wrong passwords', () => {
  it('25 from twenty addresses, yet the owner gets in from an address of their own', async () => {
    expect(statuses(await oneByOne(25, (at) => guess(`192.0.2.${at % 20}`)))).toEqual([422])
    expect((await enter()).status).toBe(200)
  })

  it('without end from everywhere, yet a device that has signed in before gets in, and is known by its proof alone', async () => {
    const proof = outputOf(signIn, await enter()).knownDevice
    expect(proof).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
    expect(statuses(await oneByOne(260, (at) => guess(`192.0.${at >> 2}.1`)))).toEqual([422, 429])
    expect((await enter({}, elsewhere)).status).toBe(429)
    const known = await enter({ known_device: proof }, elsewhere)
    expect(outputOf(signIn, known).knownDevice).toBe(proof)
    for (const made of [`${'A'.repeat(22)}.${proof!.split('.')[1]}`, 'x', '.', proof!.slice(0, -1), `${proof}.`])
      expect((await enter({ known_device: made }, elsewhere)).status, made).toBe(429)
  })

  it('the proof of one account or company is none for another, and it opens nothing', async () => {
    const proof = outputOf(signIn, await enter()).knownDevice
    expect((await guess(home, { known_device: proof })).status).toBe(422)
    await app.rows.user(fixture.company.id, { role: role.manager, email: 'other@example.test', password })
    await oneByOne(5, () => guess(home, { email: 'other@example.test' }))
    expect((await enter({ email: 'other@example.test', known_device: proof })).status).toBe(429)
    const other = await fixtureOf(app.rows)
    const there = (values: Values) => fromAddress(app, home)(signIn, { email, ...values }, { code: other.company.code })
    await oneByOne(5, () => there({ password: 'wrong' }))
    expect((await there({ password, known_device: proof })).status).toBe(429)
  })

  it('a known device is given ten', async () => {
    const known_device = outputOf(signIn, await enter()).knownDevice
    expect(statuses(await oneByOne(10, () => guess(home, { known_device })))).toEqual([422])
    expect(await enter({ known_device })).toMatchObject({ status: 429, retryAfter: 5 })
    expect((await enter()).status, 'nothing was counted by the address').toBe(200)
  })

  it('of one address, yet another gets in', async () => {
    await oneByOne(60, (at) => guess(elsewhere, { email: `user${at}@example.test` }))
    expect((await enter({}, elsewhere)).status).toBe(429)
    expect((await enter()).status).toBe(200)
  })

  it('an address of IPv6 is its network, one of IPv4 is the same however it is written', async () => {
    await oneByOne(5, (at) => guess(`2001:db8:1:2::${at}`))
    expect((await enter({}, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await enter({}, '2001:db8:1:3::1')).status).toBe(200)
    await oneByOne(5, () => guess('::ffff:192.0.2.77'))
    expect((await enter({}, '192.0.2.77')).status).toBe(429)
  })

  it('an e-mail counts alike in whatever letters PostgreSQL takes for the same', async () => {
    for (const written of [
      'CAMILLE@example.test',
      'camılle@example.test',
      'camİlle@example.test',
      ' camille@example.test ',
      'Camille@example.test',
    ])
      await guess(home, { email: written })
    expect((await enter()).status).toBe(429)
  })

  it('are not counted while locked: what is refused for now changes no row', async () => {
    await oneByOne(5, () => guess())
    const before = await rows()
    expect(statuses(await oneByOne(20, () => guess()))).toEqual([429])
    expect(statuses(await several(20, () => guess()))).toEqual([429])
    expect(await rows()).toEqual(before)
  })

  it('a right one clears its own account at its own address, and takes nothing back of the others', async () => {
    await oneByOne(4, () => guess())
    await oneByOne(4, () => guess(elsewhere))
    const countOf = async (kind: string) =>
      (await rows()).filter(({ subject }: { subject: string }) => subject.startsWith(`${kind}:`)).length
    expect([await countOf('signIn.accountAtAddress'), await countOf('signIn.address'), await countOf('signIn.account')]).toEqual([2, 2, 1])
    const counted = async () => (await rows()).filter(({ subject }: { subject: string }) => !subject.startsWith('signIn.accountAtAddress'))
    const before = await counted()
    expect((await enter()).status).toBe(200)
    expect([await countOf('signIn.accountAtAddress'), await counted()]).toEqual([1, before])
    await oneByOne(4, () => guess())
    expect((await enter()).status).toBe(200)
    await guess(elsewhere)
    expect((await enter({}, elsewhere)).status).toBe(429)
  })
})

describe('many right ones at the same moment', () => {
  const people = (count: number) =>
    several(count, (at) => app.rows.user(fixture.company.id, { role: role.manager, email: `user${at}@example.test`, password }))

  it('sixty people behind one address get in, and nothing is counted', async () => {
    await people(60)
    expect(statuses(await several(60, (at) => enter({ email: `user${at}@example.test` })))).toEqual([200])
    expect(await rows()).toEqual([])
  })

  it('a fifth of them mistypes once, yet all get in', async () => {
    await people(60)
    const all = await several(60, async (at) => {
      const own = { email: `user${at}@example.test` }
      return [...(at % 5 === 0 ? [await guess(home, own)] : []), await enter(own)]
    })
    const answered = all.flat().map(({ status }) => status)
    expect([answered.filter((status) => status === 422).length, answered.filter((status) => status === 200).length]).toEqual([12, 60])
  })

  it('the same person from twenty tabs gets in twenty times', async () => {
    expect(statuses(await several(20, () => enter()))).toEqual([200])
  })

  it.each([
    ['one after the other', oneByOne],
    ['all at once', several<Answered>],
  ])('thirty agents at seven at one tablet, %s: nobody waits', async (_, all) => {
    const agents = await several(30, (at) => app.rows.agent(fixture.company.id, { code: codeOf(at) }))
    for (const agentId of agents) await actions.shift({ agentId })
    expect(statuses(await all(30, (at) => typed(codeOf(at))))).toEqual([200])
    expect(await rows()).toEqual([])
  })

  it('thirty agents whose services stand nowhere yet try twice, and the thirty-first gets its turn', async () => {
    await several(30, (at) => app.rows.agent(fixture.company.id, { code: codeOf(at) }))
    expect(statuses(await oneByOne(60, (at) => typed(codeOf(at % 30))))).toEqual([409])
    await actions.shift()
    expect((await actions.identify()).status).toBe(200)
  })
})

describe('guesses', () => {
  it('of passwords at once pass uncounted no more than one after the other', async () => {
    const answers = await several(50, () => guess())
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(statuses(answers)).toEqual([422, 429])
  })

  it('of codes between right ones are counted all the same: one’s own code takes nothing back', async () => {
    await actions.shift()
    const wrong: Answered[] = []
    for (let round = 0; round < 5; round++) {
      wrong.push(...(await oneByOne(9, (at) => typed(codeOf(round * 9 + at)))))
      await actions.identify()
    }
    expect(wrong.filter(({ status }) => status === 422)).toHaveLength(10)
  })

  it('of codes all at once are looked at ten', async () => {
    const answers = await several(50, (at) => typed(codeOf(at)))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
  })

  it('of codes leak away: a typo now and then never locks a busy tablet', async () => {
    await actions.shift()
    for (let count = 0; count < 60; count++) {
      expect((await typed(codeOf(count))).error?.code).toBe('WARN_INCORRECT_CODE')
      expect((await actions.identify()).status).toBe(200)
      app.clock.forward(6 * 60)
    }
  })

  it('a code that is recognised and refused counts a little, for whoever goes on with it', async () => {
    const answers = await oneByOne(120, () => actions.identify())
    expect(answers.filter(({ error }) => error?.code === 'NO_CLOCKING').length).toBe(91)
    expect(statuses(answers)).toEqual([409, 429])
  })

  it('an agent chosen from the list is no guess, whatever is answered', async () => {
    expect(statuses(await oneByOne(100, () => actions.identify({ password: '246810', resourceId: fixture.agentId })))).toEqual([409])
    expect(await rows()).toEqual([])
  })

  it('of cards, yet the keypad stays open, and the other way round', async () => {
    await actions.shift()
    expect(statuses(await oneByOne(12, (at) => actions.identify({ resourceNfcUid: `04:00:00:${at + 10}` })))).toEqual([422, 429])
    expect((await actions.identify()).status).toBe(200)
    await app.database.superuser.query('delete from throttles')
    await oneByOne(12, (at) => typed(codeOf(at)))
    expect((await actions.identify({ resourceNfcUid: agentCard })).status).toBe(200)
  })

  it('at one device, yet the other devices of the company take codes', async () => {
    await actions.shift()
    await oneByOne(30, (at) => typed(codeOf(at)))
    const other = await app.rows.device(fixture.company.id, [fixture.siteId], {})
    expect((await actions.identify({ password: '246810' }, other.token)).status).toBe(200)
  })

  it('of links from one address, yet a live link opens there', async () => {
    const read = (token: string) => fromAddress(app, home)(readLink, { token }, fixture.as('nobody'))
    expect(statuses(await oneByOne(50, () => read(newLinkToken(false))))).toEqual([422, 429])
    expect((await read(await link())).status).toBe(200)
  })
})

describe('what is asked for without end', () => {
  it('links for one e-mail are throttled, known or not, yet signing in is not, and the other way round', async () => {
    const ask = (address = home, asked = email) => fromAddress(app, address)(sendResetLink, { email: asked }, fixture.as('nobody'))
    for (const asked of [email, 'nobody@example.test'])
      expect((await oneByOne(6, () => ask(home, asked))).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect((await enter()).status).toBe(200)
    await app.database.superuser.query('delete from throttles')
    await oneByOne(6, () => guess())
    expect((await ask()).status).toBe(200)
    expect((await ask(elsewhere)).status).toBe(200)
  })

  it('pairing codes by one address, yet another address gets one', async () => {
    const ask = (address: string) =>
      fromAddress(app, address)(askForPairing, { uuid: crypto.randomUUID(), secret: 's'.repeat(43) }, fixture.as('nobody'))
    expect(statuses(await oneByOne(41, () => ask(elsewhere)))).toEqual([200, 429])
    expect((await ask(home)).status).toBe(200)
  })
})

describe('the queue of those who are hashed for', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('sign-ins without end from one address are told that it is busy, and no more are looked at than it is given', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const running = several(2, () => hashing.run(() => held, { priority: hashPriority.proven, key: 'held' }))
    const busy: Answered[] = []
    let [told, allBusy] = [0, () => {}]
    const enough = new Promise<void>((resolve) => (allBusy = resolve))
    const flood = several(300, async (at) => {
      const answer = await guess(elsewhere, { email: `user${at}@example.test` })
      if (answer.status === 503) busy.push(answer)
      if (++told === 200) allBusy()
      return answer
    })
    await enough
    expect([busy.length, hashing.waiting()]).toEqual([200, 100])
    expect(busy[0]).toMatchObject({ error: { code: 'BUSY' }, retryAfter: 5 })
    letGo()
    const wrong = (await flood).filter(({ status }) => status === 422)
    expect(wrong.length).toBeGreaterThanOrEqual(40)
    expect(wrong.length, 'two are hashed at once').toBeLessThanOrEqual(41)
    await running
    expect(app.faults).toEqual([])
  })

  it('is led by whoever is signed in, then by known devices, each by its own name, then by the others, by their network', async () => {
    const proof = outputOf(signIn, await enter()).knownDevice!
    const run = vi.spyOn(hashing, 'run')
    const placesOf = async (act: () => Promise<Answered>) => {
      run.mockClear()
      expect((await act()).status).toBe(200)
      return run.mock.calls.map(([, place]) => place)
    }
    expect(await placesOf(() => enter({}, '2001:db8:1:2::1'))).toEqual([{ priority: 2, key: '2001:db8:1:2::/64' }])
    expect(await placesOf(() => enter({ known_device: proof }))).toEqual([{ priority: 1, key: proof.split('.')[0] }])
    const as = { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) }
    const next = { current_password: password, password: 'Another-2026', password_confirmation: 'Another-2026' }
    const change = await placesOf(() => app.http(changePassword, next, as))
    expect(change.map(({ priority }) => priority)).toEqual([0, 0])
  })
})
