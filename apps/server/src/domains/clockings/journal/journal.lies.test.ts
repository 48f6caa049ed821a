import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { journalActions } from '../../../../test/journal.actions.ts'
import { at, openTestApp } from '../../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'
import { sendingIn } from './journal.testing.ts'

const app = await openTestApp()
// The shift below began at six; at half past eight the network is back.
const fixture = freshFixture(app, { now: '2026-10-12T08:30:00Z' })
const { actions, journal, onDay, morning, sent, doubtOf, figures, intact } = sendingIn(app, fixture)
const six = '2026-10-12T06:00:00Z'

describe('a fresh device', () => {
  it('that says an arrival of seven weeks ago is recorded, and counts nowhere as done', async () => {
    const shiftId = await onDay('2026-08-24')
    const [line] = await sent([journal.act(shiftId, '2026-08-24T06:00:00Z')])
    expect(line).toMatchObject({
      status: 'recorded',
      doubt: 'unknown_device',
      message: 'Cet appareil n’était pas encore connu avec cette personne quand ce pointage a été fait.',
      shift: { arrivedAt: '2026-08-24T06:00:00Z', startStatus: 2, unconfirmedCount: 1, isClockInUnconfirmed: true },
    })
    expect(await actions.lines()).toMatchObject([{ doubt: 'unknown_device', verdict: 1, anchor_at: null, elapsed_seconds: null }])
    expect(await figures('2026-08-24')).toMatchObject({
      total: 1,
      missed: 1,
      late: 0,
      inProgress: 0,
      finished: 0,
      unconfirmed: 1,
      anomalies: 1,
    })
    await intact()
  })

  it('that says whole services of twenty days ago, has none of them done', async () => {
    const days = ['2026-09-21', '2026-09-22', '2026-09-23']
    const acts = []
    for (const day of days) {
      const shiftId = await onDay(day)
      acts.push(journal.act(shiftId, `${day}T06:00:00Z`), journal.act(shiftId, `${day}T14:00:00Z`, { type: 1 }))
    }
    expect((await sent(acts)).map(({ status, doubt }) => [status, doubt])).toEqual(acts.map(() => ['recorded', 'unknown_device']))
    for (const day of days) expect(await figures(day)).toMatchObject({ finished: 0, inProgress: 0, missed: 1, unconfirmed: 1 })
    const { shifts } = outputOf(listShifts, await app.http(listShifts, { date: days[0] }, fixture.as('manager')))
    expect(shifts).toMatchObject([
      { startStatus: 2, endStatus: 2, unconfirmedCount: 2, isClockInUnconfirmed: true, isClockOutUnconfirmed: true },
    ])
    await intact()
  })

  it('that asks for an anchor now, says nothing of before it', async () => {
    await journal.contact('2026-10-12T08:29:00Z')
    const act = journal.act(await onDay('2026-09-21'), '2026-09-21T06:00:00Z')
    expect(await doubtOf(act)).toBe('clock')
    expect(await actions.lines()).toMatchObject([{ happened_at: '2026-10-12T08:29:00Z' }])
  })
})

describe('an anchor', () => {
  const withAnchor = async (anchor: unknown) => doubtOf({ ...journal.act(await morning(), six), anchor, elapsed_seconds: 3600 })
  const at5 = '2026-10-12T05:00:00Z'

  it('of this person and device is believed, and stands in the line', async () => {
    expect(await withAnchor(await journal.contact(at5))).toBeNull()
    expect(await actions.lines()).toMatchObject([{ doubt: null, anchor_at: at5, elapsed_seconds: 3600, happened_at: six }])
    await intact()
  })

  it('of another person on the same device says nothing', async () => {
    const colleague = await app.rows.agent(fixture.company.id)
    const userId = await app.rows.user(fixture.company.id, { role: 'resource', columns: { agent_id: colleague } })
    const token = await app.rows.session(fixture.company.id, userId)
    await journal.contact(at5)
    expect(await withAnchor(await journal.contact(at5, [], { token }))).toBe('unknown_device')
  })

  it('of another device says nothing', async () => {
    await journal.contact(at5)
    const other = await journal.contact(at5, [], { deviceUuid: '5e3c5a7e-0000-4000-8000-000000000001' })
    expect(await withAnchor(other)).toBe('unknown_device')
  })

  it('of another company says nothing', async () => {
    const theirs = await fixtureOf(app.rows)
    const others = journalActions(app, theirs)
    expect(await withAnchor(await others.contact(at5, [], { deviceUuid: journal.phone }))).toBe('unknown_device')
  })

  it('that is forged, cut or moved says nothing', async () => {
    const anchor = await journal.contact(at5)
    const [said, nonce, signature] = anchor.split('~')
    const forged = [
      [`2026-10-11T05:00:00Z`, nonce, signature],
      [said, 'AAAAAAAAAAAAAAAA', signature],
      [said, nonce, signature!.slice(0, -2)],
      [said, nonce],
      ['', '', ''],
      [said, nonce, signature, 'more'],
    ]
    const doubts = []
    for (const parts of forged) doubts.push(await withAnchor(parts.join('~')))
    expect(doubts).toEqual(forged.map(() => 'unknown_device'))
  })

  it('from the future says nothing', async () => {
    expect(await withAnchor(await journal.contact('2026-10-12T09:00:00Z'))).toBe('unknown_device')
  })
})

describe('a contact between', () => {
  const act = async () => journal.act(await morning(), six)
  beforeEach(() => journal.contact('2026-10-12T05:00:00Z').then(() => undefined))

  it('that was not told of the act leaves it to be confirmed', async () => {
    const kept = await act()
    await journal.contact('2026-10-12T07:00:00Z')
    expect(await doubtOf(kept)).toBe('contact_between')
  })

  it('that was told of exactly this act, and each since, leaves it believed', async () => {
    const kept = await act()
    await journal.contact('2026-10-12T07:00:00Z', [kept])
    await journal.contact('2026-10-12T07:30:00Z', [kept])
    expect(await doubtOf(kept)).toBeNull()
  })

  it('that was told of another line, too late, or no longer, does not', async () => {
    const [changed, late, dropped] = [await act(), await act(), await act()]
    await journal.contact('2026-10-12T07:00:00Z', [{ ...changed, elapsed_seconds: 3601 }, dropped])
    await journal.contact('2026-10-12T07:30:00Z', [{ ...changed, elapsed_seconds: 3601 }, late])
    const doubts = (await sent([changed, late, dropped])).map(({ doubt }) => doubt)
    expect(doubts).toEqual(['contact_between', 'contact_between', 'contact_between'])
  })

  it('by any call of the session is one too, where the act comes more than ten minutes after', async () => {
    const seen = async (now: string) => {
      app.clock.set(at(now))
      await app.http({ method: 'GET', path: '/getUser' }, {}, fixture.as('resource'))
    }
    const [first, second] = [await act(), await act()]
    await seen('2026-10-12T08:12:00Z')
    await seen('2026-10-12T08:20:00Z')
    app.clock.set(at('2026-10-12T08:21:00Z'))
    expect(await doubtOf(first)).toBeNull()
    // The next sending, minutes later: that of the journal itself was a contact.
    await seen('2026-10-12T08:30:00Z')
    app.clock.set(at('2026-10-12T08:31:30Z'))
    expect(await doubtOf(second)).toBe('contact_between')
  })

  it('by calls of the session that never paused is one as well, though none of them gave an anchor', async () => {
    const [late, prompt] = [await act(), journal.act(await morning(), '2026-10-12T08:25:00Z')]
    const calls = async (from: string, count: number) => {
      for (let call = 0; call < count; call++) {
        app.clock.set(at(new Date(Date.parse(from) + call * 300_000).toISOString()))
        await app.http({ method: 'GET', path: '/getUser' }, {}, fixture.as('resource'))
      }
    }
    await calls('2026-10-12T05:05:00Z', 41)
    app.clock.set(at('2026-10-12T08:30:00Z'))
    expect((await sent([late, prompt])).map(({ doubt }) => doubt)).toEqual(['contact_between', null])
  })

  it('that told of an act leaves it believed, when its sending falls over and the network is away again', async () => {
    const kept = await act()
    await journal.contact('2026-10-12T08:29:50Z', [kept])
    const { superuser } = app.database
    // The disk is full, say: the server falls over the line, and answers that it did.
    await superuser.query(`create function full_disk() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`)
    await superuser.query('create trigger full_disk before insert on clockings for each row execute function full_disk()')
    expect((await journal.send([kept])).status).toBe(500)
    await superuser.query('drop trigger full_disk on clockings; drop function full_disk')
    app.clock.set(at('2026-10-12T09:30:00Z'))
    expect(await doubtOf(kept)).toBeNull()
  })

  it('a journal that is sent in parts is one sending', async () => {
    const [first, second, third] = [await act(), await act(), await act()]
    expect(await doubtOf(first)).toBeNull()
    app.clock.set(at('2026-10-12T08:30:40Z'))
    expect(await doubtOf(second)).toBeNull()
    app.clock.set(at('2026-10-12T08:41:00Z'))
    expect(await doubtOf(third)).toBe('contact_between')
  })
})
