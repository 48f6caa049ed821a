import { registerPush } from '@vigie/contract/notifications/notifications.ts'
import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { browserKeys } from '../../../test/posts/browser.ts'
import { outputOf } from '../../../test/transports.ts'
import { openDelivery } from './deliver.testing.ts'
import type { Notice } from './notify.store.ts'

const { app, service, keys, fixture, sql, somebody, tell, outboxOf, statesOf, hurry } = await openDelivery()

describe('a notice goes by web push', () => {
  async function reached(name: string) {
    const person = await somebody()
    const browser = browserKeys()
    const { p256dh, auth } = browser
    const token = JSON.stringify({ endpoint: `${service.origin}/${name}`, keys: { p256dh, auth } })
    outputOf(registerPush, await app.http(registerPush, { token, device: name, platform: 0 }, person.as))
    return { ...person, browser, to: () => service.pushed.filter(({ path }) => path === `/${name}`) }
  }
  const endpoints = async (userId: number) => (await sql('select endpoint from push_subscriptions where user_id = $1', userId)).rows.length
  const filed = { kind: 'documentFiled', facts: { document: 'Consignes', asks: false, by: null }, path: '/documents' } as Partial<Notice>

  it('sealed for the one browser, signed by this installation', async () => {
    const { userId, browser, to } = await reached('a')
    await tell([userId], filed)
    await expect.poll(to).toHaveLength(1)
    const [{ headers, body }] = to() as [ReturnType<typeof to>[number]]
    const { rows } = await sql('select notification_id as id from notifications where user_id = $1', userId)
    expect(browser.open(body)).toEqual({
      id: rows[0]!.id,
      title: 'Nouveau document : Consignes',
      body: 'Ce document est à votre disposition.',
      path: '/documents',
      clientCode: fixture.company.code,
      userId,
    })
    expect(headers).toMatchObject({ ttl: '259200', urgency: 'high', 'content-encoding': 'aes128gcm' })
    expect(headers.authorization).toContain(`k=${keys.publicKey}`)
    await expect.poll(() => statesOf(userId)).toEqual(['push sent'])
  })

  it('without the free words of an answer, a reason or a company, which a lock screen would show to anybody', async () => {
    const { userId, browser, to } = await reached('lock')
    const act = { act: 'end', day: '2026-10-12', time: '14:00', site: 'Tour Seine' }
    await tell([userId], {
      kind: 'clockingDecided',
      facts: { ...act, isConfirmed: true, comment: 'Malaise au poste' },
      path: '/resource',
    } as Partial<Notice>)
    const answer = { typeId: 1001, ownType: 'Visite médicale', answer: 'accepted', response: 'Arrêt maladie bien reçu', day: '2026-10-12' }
    await tell([userId], { kind: 'demandAnswered', facts: answer, path: '/demand' } as Partial<Notice>)
    await expect.poll(to).toHaveLength(2)
    const pushed = to().map(({ body }) => browser.open(body) as { title: string; body: string })
    expect(pushed.map(({ title, body }) => [title, body])).toEqual(
      expect.arrayContaining([
        ['Pointage confirmé : départ du 12 octobre 2026 à 14:00, Tour Seine', 'Ouvrez Vigie pour lire le motif.'],
        ['Votre demande est acceptée : Autre demande', 'Demande du 12 octobre 2026.'],
      ]),
    )
  })

  it('and is forgotten where nobody is any more', async () => {
    const { userId, to } = await reached('gone')
    service.answers.set('/gone', (answer) => answer.writeHead(410).end('unsubscribed'))
    await tell([userId], filed)
    await expect.poll(() => outboxOf(userId)).toMatchObject([{ state: 'givenUp', tries: 1, failure: '410 unsubscribed' }])
    expect(await endpoints(userId)).toBe(0)
    await tell([userId], filed)
    await expect.poll(async () => (await sql('select from graphile_worker._private_jobs')).rows).toEqual([])
    expect(to()).toHaveLength(1)
  })

  it('is tried again where the service is away, and given up where it says no', async () => {
    const [away, no] = [await reached('away'), await reached('no')]
    service.answers.set('/away', (answer) => answer.writeHead(503).end())
    service.answers.set('/no', (answer) => answer.writeHead(403).end('bad key of https://secret.example/token'))
    await tell([away.userId, no.userId], filed)
    await expect.poll(() => outboxOf(no.userId)).toMatchObject([{ state: 'givenUp', failure: '403 bad key of …' }])
    await expect.poll(() => outboxOf(away.userId)).toMatchObject([{ state: 'waiting', tries: 1 }])
    expect([await endpoints(away.userId), await endpoints(no.userId)]).toEqual([1, 1])
    service.answers.delete('/away')
    await hurry()
    await expect.poll(() => outboxOf(away.userId)).toMatchObject([{ state: 'sent', tries: 2 }])
  })

  it('where it hangs, or answers without end, holds nobody up', async () => {
    const hung = await Promise.all([1, 2, 3, 4, 5, 6].map((name) => reached(`hung${name}`)))
    const endless = await reached('endless')
    for (const { to: _, ...rest } of hung) expect(rest.userId).toBeGreaterThan(0)
    const held: ServerResponse[] = []
    for (const name of [1, 2, 3, 4, 5, 6]) service.answers.set(`/hung${name}`, (answer) => void held.push(answer))
    service.answers.set('/endless', (answer) => {
      answer.writeHead(200)
      const more = () => void (answer.destroyed || answer.write('x'.repeat(65_536), more))
      more()
    })
    const [other, mailed] = [await reached('other'), await somebody()]
    await tell([...hung.map(({ userId }) => userId), endless.userId], filed)
    await expect.poll(() => hung.every(({ to }) => to().length === 1)).toBe(true)
    await tell([other.userId], filed)
    await tell([mailed.userId])
    await expect.poll(() => statesOf(other.userId)).toEqual(['push sent'])
    await expect.poll(() => statesOf(mailed.userId)).toEqual(['mail sent'])
    await expect.poll(() => statesOf(endless.userId)).toEqual(['push sent'])
    expect(await statesOf(hung[0]!.userId)).toEqual(['push waiting'])
    // It is given up after a few tries, and its address with it: whoever put it there may have wanted to hold us up.
    for (const answer of held) answer.destroy()
  })

  it('to nobody who has signed out meanwhile', async () => {
    const { userId, to } = await reached('left')
    await sql('update push_subscriptions set user_id = $2 where user_id = $1', userId, fixture.users.manager)
    await tell([userId], filed)
    await expect
      .poll(
        async () =>
          (
            await sql(
              'select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where identifier = $1',
              'notifications.deliver',
            )
          ).rows,
      )
      .toEqual([])
    expect(to()).toEqual([])
  })
})

it('nothing of it was unforeseen', () => expect(app.faults).toEqual([]))
