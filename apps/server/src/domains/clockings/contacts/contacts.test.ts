import { randomUUID } from 'node:crypto'
import { sendJournal } from '@vigie/contract/clockings/clockings.journal.ts'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { journalActions } from '../../../../test/journal.actions.ts'
import { outputOf } from '../../../../test/transports.ts'
import { sweepContacts } from './contacts.store.ts'

const app = await openTestApp()
// The shift below began at six; at half past eight the network is back.
const fixture = freshFixture(app, { now: '2026-10-12T08:30:00Z' })
const actions = clockingActions(app, fixture)
const journal = journalActions(app, fixture)
const six = '2026-10-12T06:00:00Z'
const five = '2026-10-12T05:00:00Z'
const act = async (deviceAt = six) => journal.act(await actions.shift({ startsAt: six, endsAt: '2026-10-12T14:00:00Z' }), deviceAt)
/** What is doubted of an act that is sent at a time of the day. */
async function doubtAt(time: string, kept: unknown, by: Parameters<typeof journal.send>[1] = {}) {
  app.clock.set(at(`2026-10-12T${time}Z`))
  return journal.results(await journal.send([kept], by))[0]?.doubt
}
/** The same person, signed in anew: the calls of its other session say nothing of this one. */
const otherSession = async () => ({ token: await app.rows.session(fixture.company.id, fixture.users.resource) })

describe('the last contact of a device', () => {
  it('is the latest, also where an earlier one is noted after it', async () => {
    await journal.contact(five)
    const kept = await act('2026-10-12T06:45:00Z')
    await journal.contact('2026-10-12T07:00:00Z')
    await journal.contact('2026-10-12T06:30:00Z')
    expect(await doubtAt('08:30:00', kept, await otherSession())).toBe('contact_between')
  })

  it('is a sending too, whichever session of the person it came by', async () => {
    await journal.contact(five)
    const [first, second] = [await act(), await act('2026-10-12T08:00:00Z')]
    expect(await doubtAt('08:30:00', first, await otherSession())).toBeNull()
    app.clock.set(at('2026-10-12T09:20:00Z'))
    expect(await doubtAt('09:20:00', second, await otherSession())).toBe('contact_between')
  })

  it('before a sending in parts is that before the first part, and not the first of all', async () => {
    await journal.contact(five)
    const [told, untold] = [await act(), await act()]
    await journal.contact('2026-10-12T07:00:00Z', [told])
    const session = await otherSession()
    expect(await doubtAt('08:30:00', told, session)).toBeNull()
    expect(await doubtAt('08:30:40', untold, session)).toBe('contact_between')
  })

  it('before a sending in parts serves each of them, within ten minutes of the first', async () => {
    await journal.contact(five)
    const times = ['08:30:00', '08:33:00', '08:39:00', '08:48:00']
    const doubts = []
    for (const time of times) doubts.push(await doubtAt(time, await act(), await otherSession()))
    expect(doubts).toEqual([null, null, null, 'contact_between'])
  })

  it('is the first part itself where the device was not known before', async () => {
    const { anchor } = outputOf(sendJournal, await journal.send([await act()]))
    const second = { ...(await act('2026-10-12T08:30:10Z')), anchor, elapsed_seconds: 10 }
    expect(await doubtAt('08:30:40', second)).toBeNull()
  })

  it('ends what went in parts: what follows it is a sending of its own', async () => {
    await journal.contact(five)
    const [first, second] = [await act(), await act()]
    expect(await doubtAt('08:30:00', first)).toBeNull()
    await journal.contact('2026-10-12T08:31:00Z')
    expect(await doubtAt('08:32:00', second)).toBe('contact_between')
  })
})

describe('an act that a contact was told of', () => {
  it('as another line in between is told anew with that contact', async () => {
    await journal.contact(five)
    const kept = await act()
    await journal.contact('2026-10-12T07:00:00Z', [kept])
    await journal.contact('2026-10-12T07:30:00Z', [{ ...kept, elapsed_seconds: 3601 }])
    await journal.contact('2026-10-12T08:00:00Z', [kept])
    expect(await doubtAt('08:30:00', kept)).toBe('contact_between')
  })

  it('is known under its uuid in either spelling', async () => {
    await journal.contact(five)
    const kept = await act()
    const loud = { ...kept, clocking_uuid: String(kept['clocking_uuid']).toUpperCase() }
    await journal.contact('2026-10-12T07:00:00Z', [loud])
    expect(await doubtAt('08:30:00', loud)).toBeNull()
  })
})

it('an act is no neighbour of what somebody else has counted in a sequence of the same name', async () => {
  const sequence_uuid = randomUUID()
  const colleague = await app.rows.agent(fixture.company.id)
  const userId = await app.rows.user(fixture.company.id, { role: 'resource', columns: { agent_id: colleague } })
  const token = await app.rows.session(fixture.company.id, userId)
  await journal.contact(five)
  const theirs = await actions.shift({ startsAt: six, endsAt: '2026-10-12T14:00:00Z', agentId: colleague, contractId: null })
  await journal.send([journal.act(theirs, '2026-10-12T08:00:00Z', { sequence_uuid, device_seq: 5 })], { token })
  expect(await doubtAt('08:30:00', { ...(await act()), sequence_uuid, device_seq: 6 })).toBeNull()
  expect(await actions.lines()).toMatchObject([{ happened_at: '2026-10-12T08:00:00Z' }, { happened_at: six }])
})

it('of one person twenty devices are known, those of the last contacts', async () => {
  await journal.contact(five)
  const [first, second] = [await act(), await act()]
  const others = async (count: number) => {
    for (let made = 0; made < count; made++) await journal.contact('2026-10-12T07:00:00Z', [], { deviceUuid: randomUUID() })
  }
  await others(19)
  expect(await doubtAt('08:30:00', first, await otherSession())).toBeNull()
  await others(19)
  expect(await doubtAt('08:30:30', second, await otherSession())).toBeNull()
  await others(20)
  await journal.contact('2026-10-12T09:00:00Z', [], { deviceUuid: randomUUID() })
  const { rows } = await app.database.superuser.query<{ last_at: string }>(
    'select last_at from device_contacts where company_id = $1 order by last_at desc',
    [fixture.company.id],
  )
  expect([rows.length, rows.slice(0, 2).map(({ last_at }) => last_at)]).toEqual([20, ['2026-10-12T09:00:00Z', '2026-10-12T08:30:30Z']])
})

it('what is known of a device is forgotten after ninety days without a contact, and not before', async () => {
  const known = async () =>
    (await app.database.superuser.query('select from device_contacts where company_id = $1', [fixture.company.id])).rows.length
  const db = app.database.forCompany(fixture.company.id)
  await journal.contact(five)
  await db.save(sweepContacts(db, at('2027-01-10T05:00:00Z')))
  expect(await known()).toBe(1)
  await db.save(sweepContacts(db, at('2027-01-10T05:00:01Z')))
  expect(await known()).toBe(0)
})
