import { randomUUID } from 'node:crypto'
import { availabilitiesChanged } from '@vigie/contract/availabilities/availabilities.ts'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { codeOf, offering } from './availabilities.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { own, offer, offered, list, listed, times, remove, removed, away, kept } = offering(app, fixture)
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, [fixture.company.id, ...values])

describe('an agent says when it is available', () => {
  it('once, by the company’s clock, and reads it in its month with the contract', async () => {
    const [one] = await offered('2026-10-14 22:00', '2026-10-15 06:00')
    expect(one).toMatchObject({
      contractId: fixture.contractId,
      startsLocal: '2026-10-14 22:00:00',
      endsLocal: '2026-10-15 06:00:00',
      startsAt: '2026-10-14T20:00:00Z',
      endsAt: '2026-10-15T04:00:00Z',
      timeZone: 'Europe/Paris',
      seriesCount: 1,
    })
    const { availabilities, contracts, bounds } = await listed()
    expect(availabilities).toEqual([one])
    expect(contracts).toMatchObject([{ id: fixture.contractId, typeName: 'CDI', startsOn: '2020-01-01', endsOn: null }])
    expect(bounds).toEqual({ first: '202510', last: '202612' })
    expect([await times({ month: '202611' }), await times({ date: '2026-10-14' }), await times({ date: '2026-10-15' })]).toEqual([
      [],
      ['14 22:00–+06:00'],
      [],
    ])
  })

  it('each Monday and Friday until a day, over the change of clock, all of them together', async () => {
    const made = await offered('2026-10-19 08:00', '2026-10-19 16:00', { date_until: '2026-10-30', weekdays: [1, 5] })
    expect(made.map(({ startsAt, seriesCount }) => [startsAt, seriesCount])).toEqual([
      ['2026-10-19T06:00:00Z', 1],
      ['2026-10-23T06:00:00Z', 1],
      ['2026-10-26T07:00:00Z', 1],
      ['2026-10-30T07:00:00Z', 1],
    ])
    const uuid = { availability_uuid: randomUUID() }
    const nights = await offered('2026-10-20 22:00', '2026-10-21 06:00', { date_until: '2026-10-22', ...uuid })
    expect(nights.map(({ seriesCount }) => seriesCount)).toEqual([3, 3, 3])
  })

  it('all of a series or none: the one that meets another is named, and nothing is kept', async () => {
    await offered('2026-12-07 08:00', '2026-12-07 16:00')
    const refused = await offer('2026-11-02 06:00', '2026-11-02 09:00', { date_until: '2026-12-28', weekdays: [1] })
    expect(refused).toMatchObject({
      status: 422,
      error: { code: 'INVALID', errors: { datetime_start: 'Vous êtes déjà disponible le lundi 7 décembre de 08:00 à 16:00.' } },
    })
    expect(await kept()).toBe(1)
    const german = { ...own(), language: 'de' }
    const told = await offer('2026-12-07 10:00', '2026-12-07 12:00', {}, german)
    expect(told.error?.errors).toEqual({ datetime_start: 'Sie sind am Montag, 7. Dezember schon von 08:00 bis 16:00 verfügbar.' })
  })

  it('not while it is away, in words that say why; an absence that is only asked for does not hold it', async () => {
    await away('2026-10-13T22:00:00Z', '2026-10-15T22:00:00Z')
    const refused = await offer('2026-10-14 08:00', '2026-10-14 16:00')
    expect(refused.error?.errors).toEqual({
      datetime_start: 'Une absence est enregistrée le mercredi 14 octobre (Congés payés) : choisissez un autre jour.',
    })
    await away('2026-10-19T22:00:00Z', '2026-10-20T22:00:00Z', true)
    expect((await offer('2026-10-20 08:00', '2026-10-20 16:00')).status).toBe(200)
    expect((await listed()).unavailabilities.map(({ isDemand }) => isDemand)).toEqual([false, true])
  })

  it('not in the past, after the last month that is shown, nor outside its contract', async () => {
    await sql(`update contracts set ends_on = '2026-11-30' where company_id = $1`)
    const field = async (...values: Parameters<typeof offer>) => Object.entries((await offer(...values)).error?.errors ?? {})
    expect(await field('2026-10-11 08:00', '2026-10-11 16:00')).toEqual([['datetime_start', 'Choisissez aujourd’hui ou un jour à venir.']])
    expect(await field('2027-01-04 08:00', '2027-01-04 16:00')).toEqual([
      ['datetime_start', 'Vous ne pouvez pas aller au-delà de décembre 2026.'],
    ])
    expect(await field('2026-12-01 08:00', '2026-12-01 16:00')).toEqual([
      ['datetime_start', 'Votre contrat se termine le lundi 30 novembre : choisissez un jour jusque-là.'],
    ])
    for (const until of ['9998-12-31', '2026-10-01'])
      expect((await field('2026-10-20 08:00', '2026-10-20 16:00', { date_until: until }))[0]?.[0]).toBe('date_until')
    expect((await offer('9998-12-30 08:00', '9998-12-30 16:00')).status).toBe(422)
    expect((await offer('1000-01-01 08:00', '1000-01-01 16:00')).status).toBe(422)
    expect(codeOf(await list({ month: '202701' }))).toBe('422 INVALID')
    expect(await kept()).toBe(0)
  })

  it('sent again under its uuid it is one, also three at once; without, of five at once one is kept and the others hear which', async () => {
    const values = { availability_uuid: randomUUID(), date_until: '2026-10-22' }
    const sent = () => offer('2026-10-20 08:00', '2026-10-20 16:00', values)
    const answers = [...(await Promise.all([sent(), sent(), sent()])), await sent()]
    expect(answers.map(codeOf)).toEqual(['200', '200', '200', '200'])
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await kept()).toBe(3)
    const five = await Promise.all(['08', '09', '10', '11', '12'].map((hour) => offer(`2026-11-02 ${hour}:00`, '2026-11-02 16:00')))
    expect(five.map(codeOf).toSorted()).toEqual(['200', ...Array<string>(4).fill('422 INVALID')])
    for (const { error } of five.filter(({ status }) => status !== 200))
      expect(error?.errors?.['datetime_start']).toMatch(/^Vous êtes déjà disponible le lundi 2 novembre de .+ à 16:00\.$/)
    expect(await kept()).toBe(4)
  })

  it('is changed by its id: it leaves its series, and meets neither itself nor others', async () => {
    const series = await offered('2026-10-20 08:00', '2026-10-20 16:00', { date_until: '2026-10-22', availability_uuid: randomUUID() })
    const { id } = series[1]!
    expect(await offered('2026-10-21 10:00', '2026-10-21 18:00', { id })).toMatchObject([{ id, seriesCount: 1 }])
    expect(codeOf(await offer('2026-10-22 10:00', '2026-10-22 18:00', { id }))).toBe('422 INVALID')
    expect(codeOf(await offer('2026-10-23 10:00', '2026-10-23 18:00', { id, date_until: '2026-10-24' }))).toBe('422 INVALID')
    app.clock.set(at('2026-10-21T16:00:00Z'))
    expect((await offer('2026-10-23 10:00', '2026-10-23 18:00', { id })).error?.errors).toHaveProperty('id')
    expect(await times()).toEqual(['20 08:00–16:00', '21 10:00–18:00', '22 08:00–16:00'])
  })
})

describe('an agent takes back what it has offered', () => {
  const series = () => offered('2026-10-13 08:00', '2026-10-13 16:00', { date_until: '2026-10-16', availability_uuid: randomUUID() })

  it('one alone, those of its series from a day on, or all of its contract between two days', async () => {
    const [first, second, third] = await series()
    await offered('2026-10-15 20:00', '2026-10-15 22:00')
    expect(await removed({ id: first!.id })).toBe(1)
    expect(codeOf(await remove({ id: first!.id }))).toBe('404 NOT_FOUND')
    expect(await removed({ id: second!.id, contractId: fixture.contractId, dateStart: '2026-10-15' })).toBe(2)
    expect(await times()).toEqual(['14 08:00–16:00', '15 20:00–22:00'])
    expect(codeOf(await remove({ id: third!.id }))).toBe('404 NOT_FOUND')
    const range = { contractId: fixture.contractId, dateStart: '2026-10-15', dateEnd: '2026-10-15' }
    expect(await removed(range)).toBe(1)
    expect(await removed(range)).toBe(0)
    expect(await times()).toEqual(['14 08:00–16:00'])
  })

  it('not what is over, and not without saying which', async () => {
    const [first] = await series()
    app.clock.set(at('2026-10-14T09:00:00Z'))
    expect((await remove({ id: first!.id })).error?.errors).toEqual({ id: 'Ces heures sont déjà passées.' })
    expect(await removed({ contractId: fixture.contractId, dateStart: '2026-10-01', dateEnd: '2026-10-31' })).toBe(3)
    expect(await times()).toEqual(['13 08:00–16:00'])
    for (const values of [
      {},
      { contractId: fixture.contractId },
      { id: first!.id, dateEnd: '2026-10-31' },
      { contractId: fixture.contractId, dateStart: '2026-10-20', dateEnd: '2026-10-19' },
    ])
      expect(codeOf(await remove(values))).toBe('422 INVALID')
  })

  it('twice at once each is counted once, and other pages of the agent hear of it', async () => {
    await series()
    const socket = await app.socket(own())
    const range = { contractId: fixture.contractId, dateStart: '2026-10-01' }
    const counts = await Promise.all([removed(range), removed(range)])
    expect(counts.toSorted()).toEqual([0, 4])
    expect(await socket.next(availabilitiesChanged.name)).toEqual({ resource_id: fixture.agentId })
    expect(socket.received(availabilitiesChanged.name)).toHaveLength(1)
  })
})

describe('whose it is', () => {
  it('its own contracts alone, and those alone that open availabilities', async () => {
    const shut = await app.rows.contract(fixture.company.id, fixture.agentId, { can_access_availabilities: false })
    const colleague = await app.rows.agent(fixture.company.id)
    const theirs = await app.rows.contract(fixture.company.id, colleague)
    const other = await fixtureOf(app.rows)
    const cases = [
      [shut, '403 FORBIDDEN'],
      [theirs, '404 NOT_FOUND'],
      [other.contractId, '404 NOT_FOUND'],
    ] as const
    for (const [contractId, code] of cases) {
      expect(codeOf(await list({ contractIds: [fixture.contractId, contractId] }))).toBe(code)
      expect(codeOf(await offer('2026-10-14 08:00', '2026-10-14 16:00', { contractId }))).toBe(code)
      expect(codeOf(await remove({ contractId, dateStart: '2026-10-14' }))).toBe(code)
    }
    const [mine] = await offered('2026-10-14 08:00', '2026-10-14 16:00')
    // What was offered by a contract that is shut since is neither shown nor changed.
    await sql(`update availabilities set contract_id = $2 where company_id = $1`, shut)
    expect(await times()).toEqual([])
    expect(codeOf(await remove({ id: mine!.id }))).toBe('403 FORBIDDEN')
    expect(codeOf(await offer('2026-10-15 08:00', '2026-10-15 16:00', { id: mine!.id }))).toBe('403 FORBIDDEN')
    const stranger = offering(app, other)
    for (const answer of [
      await stranger.remove({ id: mine!.id }),
      await stranger.offer('2026-10-15 08:00', '2026-10-15 16:00', { id: mine!.id }),
    ])
      expect(codeOf(answer)).toBe('404 NOT_FOUND')
  })

  it('two contracts may offer the same hours; a new one, from its first day on', async () => {
    const next = await app.rows.contract(fixture.company.id, fixture.agentId, { starts_on: '2026-11-01' })
    await offered('2026-11-02 08:00', '2026-11-02 16:00')
    await offered('2026-11-02 08:00', '2026-11-02 16:00', { contractId: next })
    expect(await times({ month: '202611' })).toEqual(['02 08:00–16:00', '02 08:00–16:00'])
    expect(await times({ month: '202611', contractIds: [next] })).toEqual(['02 08:00–16:00'])
    expect((await offer('2026-10-31 08:00', '2026-10-31 16:00', { contractId: next })).error?.errors).toEqual({
      datetime_start: 'Votre contrat commence le dimanche 1er novembre : choisissez un jour à partir de là.',
    })
    expect((await listed()).contracts.map(({ id }) => id)).toEqual([next, fixture.contractId])
  })

  it('none without the setting, an active contract, or one that opens availabilities', async () => {
    await app.rows.insert('company_settings', { company_id: fixture.company.id, key: 'res_access_availabilities', value: 'false' })
    app.clock.forward(5)
    expect(codeOf(await list())).toBe('403 FORBIDDEN')
    await sql(`update company_settings set value = 'true' where company_id = $1`)
    await sql(`update contracts set can_access_availabilities = false where company_id = $1`)
    app.clock.forward(5)
    expect(codeOf(await list())).toBe('403 FORBIDDEN')
    await sql(`update contracts set can_access_availabilities = true, ends_on = '2026-10-11' where company_id = $1`)
    app.clock.forward(5)
    expect(codeOf(await list())).toBe('403 FORBIDDEN')
  })

  it('nothing of it was unforeseen', () => expect(app.faults).toEqual([]))
})
