import { listNotifications, registerPush } from '@vigie/contract/notifications/notifications.ts'
import { describe, expect, it } from 'vitest'
import { browserKeys } from '../../../test/posts/browser.ts'
import { outputOf } from '../../../test/transports.ts'
import { openDelivery } from './deliver.testing.ts'
import type { Notice } from './notify.store.ts'

const { app, service, fixture, sql, somebody, tell, mailsTo, statesOf } = await openDelivery()

/** Somebody with a letterbox and a browser, who has turned the fixture's site off. */
async function quieted() {
  const person = await somebody()
  const { p256dh, auth } = browserKeys()
  const address = `/browser-of-${person.userId}`
  const token = JSON.stringify({ endpoint: `${service.origin}${address}`, keys: { p256dh, auth } })
  outputOf(registerPush, await app.http(registerPush, { token, device: address, platform: 0 }, person.as))
  const { company, siteId } = fixture
  await sql('insert into quiet_sites values ($1, $2, $3, $4)', company.id, person.userId, siteId, '2026-10-12T08:00:00Z')
  const bell = async () => {
    const { notifications, unreadCount } = outputOf(listNotifications, await app.http(listNotifications, {}, person.as))
    return { kinds: notifications.map(({ kind }) => kind), unreadCount }
  }
  return { ...person, bell, pushes: () => service.pushed.filter(({ path }) => path === address) }
}

const planned = { site: 'Tour', day: '2026-10-14', time: '08:00', until: '16:00' } as const
const check = { agent: 'N', site: 'Tour', day: '2026-10-14', time: '08:00', by: '08:10' } as const
const device = { device: 'Tablette', site: 'Tour', day: '2026-10-14', time: '08:00' } as const
const filed = (asks: boolean) => ({ document: 'Consignes', asks, by: null })
const of = (kind: Notice['kind'], facts: object) => ({ kind, facts }) as Partial<Notice>
/** Every notice has been decided on, and every letter and push is away. */
const settled = async () => await expect.poll(async () => (await sql('select from graphile_worker._private_jobs')).rows).toEqual([])

describe('of a site that its reader has turned off', () => {
  it('services, missions, clockings and documents to read stay under the bell, and go by no mail and no push', async () => {
    const { userId, email, bell, pushes } = await quieted()
    const { siteId } = fixture
    await tell([userId], { ...of('shiftAssigned', planned), siteId })
    await tell([userId], { ...of('shiftWithdrawn', planned), siteId })
    await tell([userId], { ...of('missionOffered', { ...planned, count: 1 }), siteId })
    await tell([userId], { ...of('clockingDecided', { act: 'start', ...planned, isConfirmed: true, comment: '' }), siteId })
    await tell([userId], { ...of('documentReminder', filed(false)), siteId })
    await tell([userId], { ...of('documentFiled', filed(false)), siteId })
    await settled()
    expect([await statesOf(userId), mailsTo(email), pushes()]).toEqual([[], [], []])
    expect(await bell()).toEqual({
      kinds: ['documentFiled', 'documentReminder', 'clockingDecided', 'missionOffered', 'shiftWithdrawn', 'shiftAssigned'],
      unreadCount: 6,
    })
  })

  it.each([
    of('shiftCheckDue', check),
    of('documentDue', { document: 'Consignes', by: '2026-10-30' }),
    of('documentFiled', filed(true)),
    of('documentReminder', filed(true)),
    of('deviceCopied', device),
    of('deviceGuessed', device),
    of('message', { title: 'Réunion', text: 'Demain.' }),
  ])('$kind $facts is brought all the same', async (notice) => {
    const { userId, pushes } = await quieted()
    await tell([userId], { ...notice, siteId: fixture.siteId })
    await expect.poll(() => pushes().length).toBe(1)
  })

  it('what is of another site or of none is brought, and so is all of it to everybody else', async () => {
    const [quiet, other] = [await quieted(), await somebody()]
    const { company, clientId, siteId } = fixture
    const elsewhere = await app.rows.site(company.id, clientId)
    await tell([quiet.userId, other.userId], { ...of('shiftAssigned', planned), siteId })
    await tell([quiet.userId], { ...of('shiftAssigned', planned), siteId: elsewhere })
    await tell([quiet.userId], { ...of('shiftAssigned', planned), siteId: null })
    await settled()
    expect([mailsTo(other.email), mailsTo(quiet.email), quiet.pushes()].map(({ length }) => length)).toEqual([1, 2, 2])
  })

  it('to somebody whose new role has no sites to turn on again, it is brought', async () => {
    const { userId, pushes } = await quieted()
    await sql(`update users set role = 'manager', agent_id = null where user_id = $1`, userId)
    await tell([userId], { ...of('documentFiled', filed(false)), siteId: fixture.siteId })
    await settled()
    expect(pushes()).toHaveLength(1)
  })

  it('and turned on again, it is brought from then on', async () => {
    const { userId, email } = await quieted()
    const { siteId } = fixture
    await tell([userId], { ...of('shiftAssigned', planned), siteId })
    await settled()
    expect(mailsTo(email)).toEqual([])
    await sql('delete from quiet_sites where user_id = $1', userId)
    await tell([userId], { ...of('shiftWithdrawn', planned), siteId })
    await settled()
    expect(mailsTo(email)).toHaveLength(1)
  })
})

it('an open page hears of it at once, with the count', async () => {
  const { userId, as } = await quieted()
  const socket = await app.socket(as)
  await tell([userId], { ...of('shiftAssigned', planned), siteId: fixture.siteId })
  expect(await socket.next('notification')).toMatchObject({ unread_count: 1, notification: { kind: 'shiftAssigned', read_at: null } })
})

it('nothing of it was unforeseen', () => expect(app.faults).toEqual([]))
