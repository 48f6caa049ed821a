import { readFeed, shareFeed, unshareFeed } from '@vigie/contract/schedules/schedules.feed.ts'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { rows } = app
const agent = () => fixture.as('resource')
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, [fixture.company.id, ...values])
const share = async () => outputOf(shareFeed, await app.http(shareFeed, {}, agent())).path
const fetched = (path: string, headers: Record<string, string> = {}) => fetch(`${app.url}${path}`, { headers })
const shift = (startsAt: string, endsAt: string, columns: Record<string, unknown> = {}) =>
  rows.shift(fixture.company.id, { ...fixture, startsAt, endsAt, columns })
const publish = (month: string, agentId = fixture.agentId) =>
  rows.insert('schedule_months', { company_id: fixture.company.id, agent_id: agentId, month, published_at: '2026-09-25T08:00:00Z' })
async function eventsOf(path: string) {
  const answer = await fetched(path)
  expect(answer.status).toBe(200)
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
}
const startsOf = async (path: string) => (await eventsOf(path)).map(({ startDate }) => String(startDate))

describe('an agent’s planning as a calendar', () => {
  it('is shared by a secret address that is told once, holds its own services of published months, and nothing of colleagues or consignes', async () => {
    await sql(`update sites set name = 'Tour, Seine', address = '1 quai', postcode = '75007', city = 'Paris', instructions = 'Code 4512', access = 'Badge'
      where company_id = $1`)
    await shift('2026-10-24T19:00:00Z', '2026-10-25T05:00:00Z', { note: 'Prime de 40 €' })
    await shift('2026-11-04T06:00:00Z', '2026-11-04T14:00:00Z')
    const colleague = await rows.agent(fixture.company.id, { columns: { last_name: 'Collègue' } })
    await rows.shift(fixture.company.id, {
      siteId: fixture.siteId,
      agentId: colleague,
      startsAt: '2026-10-24T19:00:00Z',
      endsAt: '2026-10-25T05:00:00Z',
    })
    await publish('202610')
    await publish('202610', colleague)
    const path = await share()
    expect(path).toMatch(new RegExp(`^/calendar/${fixture.company.id}\\.[A-Za-z0-9_-]{43}\\.ics$`))
    const [event, ...others] = await eventsOf(path)
    expect(others).toEqual([])
    expect([event!.summary, event!.location, event!.duration.toSeconds() / 3600]).toEqual(['Tour, Seine', '1 quai, 75007 Paris', 10])
    const answer = await fetched(path)
    expect(await answer.text()).not.toMatch(/Collègue|4512|Badge|Prime/)
    expect(['content-type', 'cache-control', 'x-robots-tag'].map((name) => answer.headers.get(name))).toEqual([
      'text/calendar; charset=utf-8',
      'private, no-cache',
      'noindex, nofollow',
    ])
    await publish('202611')
    expect(await startsOf(path)).toEqual(['2026-10-24T19:00:00Z', '2026-11-04T06:00:00Z'])
    const { sharedSince } = outputOf(readFeed, await app.http(readFeed, {}, agent()))
    expect(sharedSince).toBe('2026-10-12T05:00:00Z')
    const kept = await sql('select t::text as row from calendar_feeds t where company_id = $1')
    expect(JSON.stringify(kept.rows)).not.toContain(path.slice(12, -4).split('.')[1])
  })

  it('follows what is planned: a changed service keeps its number under a higher version, one that is taken away goes, an accepted absence comes', async () => {
    const id = await shift('2026-10-14T06:00:00Z', '2026-10-14T14:00:00Z')
    await publish('202610')
    const path = await share()
    const [before] = await eventsOf(path)
    await sql(
      `update shifts set starts_at = '2026-10-14T07:00:00Z', version = version + 1, planned_at = $3 where company_id = $1 and shift_id = $2`,
      id,
      app.clock.now(),
    )
    const [after] = await eventsOf(path)
    expect([after!.uid, after!.sequence, String(after!.startDate)]).toEqual([before!.uid, before!.sequence + 1, '2026-10-14T07:00:00Z'])
    expect(String(after!.component.getFirstPropertyValue('last-modified'))).toBe('2026-10-12T05:00:00Z')
    await sql(`update shifts set agent_id = null, contract_id = null where company_id = $1`)
    expect(await eventsOf(path)).toEqual([])
    const type = (await rows.insert('unavailability_types', { company_id: fixture.company.id, name: 'Accident du travail' }))[
      'unavailability_type_id'
    ]
    const of = { company_id: fixture.company.id, agent_id: fixture.agentId, unavailability_type_id: type, created_at: app.clock.now() }
    await rows.insert('unavailabilities', { ...of, starts_at: '2026-10-18T22:00:00Z', ends_at: '2026-10-20T22:00:00Z' })
    await rows.insert('unavailabilities', { ...of, starts_at: '2026-10-25T23:00:00Z', ends_at: '2026-10-26T23:00:00Z', is_demand: true })
    expect((await eventsOf(path)).map(({ summary, startDate, endDate }) => [summary, String(startDate), String(endDate)])).toEqual([
      ['Absence', '2026-10-19', '2026-10-21'],
    ])
    // Who has the address learns that the agent is away, and not why.
    expect(await (await fetched(path)).text()).not.toContain('Accident')
    await sql(`update users set language = 'de' where company_id = $1`)
    expect((await eventsOf(path)).map(({ summary }) => summary)).toEqual(['Abwesenheit'])
  })

  it('holds the months that the company lets its agents see, and no other', async () => {
    for (const [month, day] of [
      ['202509', '2025-09-30'],
      ['202510', '2025-10-01'],
      ['202612', '2026-12-31'],
      ['202701', '2027-01-01'],
    ] as const) {
      await shift(`${day}T06:00:00Z`, `${day}T14:00:00Z`)
      await publish(month)
    }
    expect(await startsOf(await share())).toEqual(['2025-10-01T06:00:00Z', '2026-12-31T06:00:00Z'])
  })

  it('that has not changed is not sent again', async () => {
    await shift('2026-10-14T06:00:00Z', '2026-10-14T14:00:00Z')
    await publish('202610')
    const path = await share()
    const tag = (await fetched(path)).headers.get('etag')!
    app.clock.forward(86_400)
    const again = await fetched(path, { 'if-none-match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await sql('update shifts set version = version + 1 where company_id = $1')
    expect((await fetched(path, { 'if-none-match': tag })).status).toBe(200)
    const head = await fetch(`${app.url}${path}`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

describe('an address that is none any more', () => {
  const answerOf = async (path: string) => {
    const answer = await fetched(path)
    return [answer.status, await answer.text(), answer.headers.get('x-robots-tag'), answer.headers.get('etag')]
  }

  it('is answered as one that never was: taken away, replaced, cut, of another company', async () => {
    const first = await share()
    const never = await answerOf('/calendar/nothing.ics')
    expect(never[0]).toBe(404)
    const second = await share()
    expect((await fetched(second)).status).toBe(200)
    const other = await fixtureOf(rows)
    const random = second.slice(second.indexOf('.') + 1)
    const dead = [
      first,
      second.slice(0, -4),
      `${second.slice(0, -5)}_.ics`,
      `/calendar/${other.company.id}.${random}`,
      `/calendar/999999.${random}`,
    ]
    expect(outputOf(unshareFeed, await app.http(unshareFeed, {}, agent()))).toEqual({ success: true })
    for (const path of [...dead, second]) expect(await answerOf(path)).toEqual(never)
    expect(outputOf(readFeed, await app.http(readFeed, {}, agent()))).toEqual({ sharedSince: null })
  })

  it('so are those of an account or a last contract that has ended, and of a company whose agents do not see their schedule', async () => {
    const path = await share()
    await rows.insert('company_settings', { company_id: fixture.company.id, key: 'res_access_schedule', value: 'false' })
    expect((await fetched(path)).status).toBe(404)
    app.clock.forward(5)
    expect((await app.http(shareFeed, {}, agent())).status).toBe(403)
    await sql(`update company_settings set value = 'true' where company_id = $1`)
    app.clock.forward(5)
    expect((await fetched(path)).status).toBe(200)
    await sql(`update contracts set ends_on = '2026-10-01' where company_id = $1`)
    expect((await fetched(path)).status).toBe(404)
    await sql('update contracts set ends_on = null where company_id = $1')
    expect((await fetched(path)).status).toBe(200)
    await sql('update users set is_active = false where company_id = $1 and user_id = $2', fixture.users.resource)
    expect((await fetched(path)).status).toBe(404)
  })

  it('of another agent or company nobody takes it away', async () => {
    const path = await share()
    const other = await fixtureOf(rows)
    await app.http(unshareFeed, {}, other.as('resource'))
    const colleague = await rows.agent(fixture.company.id)
    const userId = await rows.user(fixture.company.id, { role: 'resource', columns: { agent_id: colleague } })
    const theirs = { code: fixture.company.code, token: await rows.session(fixture.company.id, userId) }
    await app.http(unshareFeed, {}, theirs)
    await app.http(shareFeed, {}, theirs)
    expect((await fetched(path)).status).toBe(200)
    expect((await app.http(shareFeed, {}, fixture.as('manager'))).status).toBe(403)
  })
})

it('one calendar is read some thirty times at once, then it is told to wait; other calendars are not', async () => {
  const [path, other] = [await share(), await fixtureOf(rows)]
  const statuses: number[] = []
  for (let n = 0; n < 31; n++) statuses.push((await fetched(path)).status)
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
  const theirs = outputOf(shareFeed, await app.http(shareFeed, {}, other.as('resource'))).path
  expect((await fetched(theirs)).status).toBe(200)
})

it('nothing that is written down holds the secret', async () => {
  const path = await share()
  await sql(`update sites set time_zone = 'Europe/Paris' where company_id = $1`)
  await fetched(path)
  app.clock.set(at('2026-10-12T05:10:00Z'))
  const secret = path.slice('/calendar/'.length, -'.ics'.length)
  expect(JSON.stringify([app.faults, app.warnings])).not.toContain(secret)
  expect(app.faults).toEqual([])
})
