import { signIn } from '@vigie/contract/auth/auth.ts'
import { role } from '@vigie/contract/access.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { fromAddress } from '../../../../test/from.address.ts'
import { allAtOnce, oneByOne, statuses } from '../../../../test/many.ts'
import { outputOf, type Answered, type Values } from '../../../../test/transports.ts'
import { openTestApp } from '../../../../test/app.ts'
import { fixtureOf, freshFixture, password } from '../../../../test/fixture.ts'

const email = 'camille@example.test'
const app = await openTestApp()
const fixture = freshFixture(app)
beforeEach(async () => {
  await app.rows.user(fixture.company.id, { role: role.manager, email, password })
})
const [home, elsewhere] = ['203.0.113.7', '198.51.100.9']
const enter = (values: Values = {}, address = home): Promise<Answered> =>
  fromAddress(app, address)(signIn, { email, password, ...values }, fixture.as('nobody'))
const guess = (address = home, values: Values = {}) => enter({ password: 'wrong', ...values }, address)
const rows = async () =>
  (await app.database.superuser.query('select * from throttles where company_id = $1 order by subject', [fixture.company.id])).rows

describe('wrong passwords', () => {
  it('25 from twenty addresses, yet the owner gets in from an address of their own', async () => {
    expect(statuses(await oneByOne(25, (at) => guess(`192.0.2.${at % 20}`)))).toEqual([422])
    expect((await enter()).status).toBe(200)
  })

  it('without end from everywhere, yet a device that has signed in before gets in, and is known by its proof alone', async () => {
    const proof = outputOf(signIn, await enter()).knownDevice
    expect(proof).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
    await guess('192.0.2.1')
    // 198 more were wrong, each from an address of its own.
    await app.database.superuser.query(
      `update throttles set empty_at = empty_at + 198 * interval '5 min' where company_id = $1 and subject like 'signIn.account:%'`,
      [fixture.company.id],
    )
    expect(statuses([await guess('192.0.2.2'), await guess('192.0.2.3')])).toEqual([422, 429])
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
    expect(statuses(await allAtOnce(20, () => guess()))).toEqual([429])
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

  it('at once pass uncounted no more than one after the other', async () => {
    const answers = await allAtOnce(50, () => guess())
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(statuses(answers)).toEqual([422, 429])
  })
})

describe('many right ones at the same moment', () => {
  const people = (count: number) =>
    allAtOnce(count, (at) => app.rows.user(fixture.company.id, { role: role.manager, email: `user${at}@example.test`, password }))

  it('sixty people behind one address get in, and nothing is counted', async () => {
    await people(60)
    expect(statuses(await allAtOnce(60, (at) => enter({ email: `user${at}@example.test` })))).toEqual([200])
    expect(await rows()).toEqual([])
  })

  it('a fifth of them mistypes once, yet all get in', async () => {
    await people(60)
    const all = await allAtOnce(60, async (at) => {
      const own = { email: `user${at}@example.test` }
      return [...(at % 5 === 0 ? [await guess(home, own)] : []), await enter(own)]
    })
    const answered = all.flat().map(({ status }) => status)
    expect([answered.filter((status) => status === 422).length, answered.filter((status) => status === 200).length]).toEqual([12, 60])
  })

  it('the same person from twenty tabs gets in twenty times', async () => {
    expect(statuses(await allAtOnce(20, () => enter()))).toEqual([200])
  })
})
