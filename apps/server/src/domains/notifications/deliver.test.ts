import { role } from '@vigie/contract/access.ts'
import { changeNotificationPreferences, registerPush, sendNotification } from '@vigie/contract/notifications/notifications.ts'
import { sendResetLink } from '@vigie/contract/auth/auth.ts'
import { changeLogo } from '@vigie/contract/companies/companies.logo.ts'
import { listOutbox } from '@vigie/contract/outbox/outbox.ts'
import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import webPush from 'web-push'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { browserKeys } from '../../../test/posts/browser.ts'
import { headerOf, openMailbox, partOf } from '../../../test/posts/mailbox.ts'
import { localPem, openPushService } from '../../../test/posts/push.service.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { notify, type Notice } from './notify.store.ts'

const [box, service] = [await openMailbox(), await openPushService()]
const keys = webPush.generateVAPIDKeys()
const app = await openTestApp({
  runsQueue: true,
  env: {
    PUBLIC_URL: 'https://portail.example.test',
    SMTP_URL: `${box.url}/?from=vigie@example.test`,
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    VAPID_SUBJECT: 'mailto:vigie@example.test',
    TEST_PUSH_CA: localPem,
  },
})
afterAll(() => Promise.all([box.close(), service.close()]))
const fixture = freshFixture(app)
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)

let count = 0
/** A person with an address of its own. */
async function somebody(columns: Record<string, unknown> = {}) {
  const email = `person${++count}@example.test`
  const agent = await app.rows.agent(fixture.company.id)
  const userId = await app.rows.user(fixture.company.id, {
    role: role.agent,
    email,
    columns: { first_name: 'Nina', agent_id: agent, ...columns },
  })
  return { userId, email, as: { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) } }
}
const tell = async (userIds: readonly number[], more: Partial<Notice> = {}) => {
  const db = app.database.forCompany(fixture.company.id)
  const facts = { title: 'Réunion', text: 'Demain à 9 h.' }
  const notice = { kind: 'message', facts, path: '/notifications', about: `message ${++count}`, now: app.clock.now() } as const
  await db.save(notify(db, { ...notice, userIds, ...more } as Notice))
}
const mailsTo = (email: string) => box.letters.filter(({ to }) => to.includes(email))
const outboxOf = async (userId: number) =>
  (await sql('select way, state, tries, failure, body from outbox where user_id = $1 order by message_id', userId)).rows as {
    way: string
    state: string
    tries: number
    failure: string
    body: string
  }[]
const statesOf = async (userId: number) => (await outboxOf(userId)).map(({ way, state }) => `${way} ${state}`)
/** Jobs whose pause would last are due at once. */
const hurry = () => sql('update graphile_worker._private_jobs set run_at = now() where locked_at is null')

describe('a notice goes by mail', () => {
  it('from the company, in the reader’s language, as text and HTML, with a link that says which company is meant', async () => {
    const { userId, email } = await somebody({ language: 'de' })
    await tell([userId], {
      kind: 'documentReminder',
      facts: { document: 'Consignes <b>été</b>', asks: true, by: '2026-10-30' },
      path: '/documents?location=sheet-nav',
    } as Partial<Notice>)
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    const [mail] = mailsTo(email)
    const { company } = fixture
    expect(headerOf(mail!, 'from')).toBe(`Société ${company.code} <vigie@example.test>`)
    expect(headerOf(mail!, 'subject')).toBe('Erinnerung: Consignes <b>été</b>')
    expect(headerOf(mail!, 'auto-submitted')).toBe('auto-generated')
    const link = `https://portail.example.test/documents?location=sheet-nav&company=${company.code}`
    const text = partOf(mail!, 'text/plain')
    expect(text).toContain('Guten Tag Nina,')
    expect(text).toContain('bis zum 30. Oktober 2026')
    expect(text).toContain(link)
    expect(text).toContain(`https://portail.example.test/settings/notifications?company=${company.code}`)
    const html = partOf(mail!, 'text/html')
    expect(html).toContain(`Société ${company.code}</p>`)
    expect(html).toContain(`<a href="${link.replaceAll('&', '&#38;')}"`)
    expect(html).not.toMatch(/<b>|<img|<script|src=/)
    await expect.poll(() => outboxOf(userId)).toEqual([{ way: 'mail', state: 'sent', tries: 1, failure: '', body: '' }])
  })

  it('with the company’s logo within it', async () => {
    const { email } = await somebody()
    const logo = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0a6b3d' } })
      .png()
      .toBuffer()
    outputOf(changeLogo, await app.http(changeLogo, { logo: logo.toString('base64') }, fixture.as('manager')))
    await app.http(sendResetLink, { email }, { code: fixture.company.code })
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    const [mail] = mailsTo(email)
    expect(partOf(mail!, 'text/html')).toContain('<img src="cid:logo" alt=""')
    expect(partOf(mail!, 'text/html')).not.toMatch(/src="http/)
    expect(mail!.source).toMatch(/Content-Type: image\/png[\s\S]*Content-ID: <logo>[\s\S]*\r\n\r\niVBORw0KGgo/)
  })

  it('by the ways that the reader has on, and to who has not read it by then', async () => {
    const [wants, not] = [await somebody(), await somebody()]
    const preferences = [{ kind: 'message', way: 'mail', is_on: false }]
    outputOf(changeNotificationPreferences, await app.http(changeNotificationPreferences, { preferences }, not.as))
    await tell([wants.userId, not.userId])
    await expect.poll(() => statesOf(wants.userId)).toEqual(['mail sent'])
    expect(await statesOf(not.userId)).toEqual([])
  })

  it('never with a second header, recipient or site, whatever names and words hold', async () => {
    const evil = await somebody({ first_name: 'Nina\r\nBcc: all@example.test' })
    const list = await somebody()
    await sql('update users set email = $2 where user_id = $1', list.userId, 'one@example.test, two@example.test')
    const newline = await somebody()
    await sql('update users set email = $2 where user_id = $1', newline.userId, 'three@example.test>\r\nRCPT TO:<four@example.test')
    await sql(`update companies set name = E'Société\\r\\nBcc: all@example.test' where company_id = $1`, fixture.company.id)
    const facts = { title: 'Objet\r\nBcc: all@example.test', text: '<a href="https://evil.example">clic</a> https://evil.example/x' }
    await tell([evil.userId, list.userId, newline.userId], { facts })
    await expect.poll(() => statesOf(newline.userId)).toEqual(['mail givenUp'])
    await expect.poll(() => statesOf(list.userId)).toEqual(['mail givenUp'])
    expect((await outboxOf(list.userId))[0]!.failure).toBe('not an address')
    await expect.poll(() => mailsTo(evil.email)).toHaveLength(1)
    const [mail] = mailsTo(evil.email)
    expect(mail!.to).toEqual([evil.email])
    expect(headerOf(mail!, 'bcc')).toBe('')
    expect(headerOf(mail!, 'subject')).toBe('Objet Bcc: all@example.test')
    expect(partOf(mail!, 'text/html')).not.toContain('<a href="https://evil')
    for (const other of ['one', 'two', 'three', 'four', 'all']) expect(mailsTo(`${other}@example.test`)).toEqual([])
  })

  it('is given up when the address is refused for good, and tried again when it is refused for now', async () => {
    const [gone, full] = [await somebody(), await somebody()]
    box.refused.set(gone.email, 550).set(full.email, 452)
    await tell([gone.userId, full.userId])
    await expect.poll(() => statesOf(gone.userId)).toEqual(['mail givenUp'])
    expect(await outboxOf(gone.userId)).toEqual([{ way: 'mail', state: 'givenUp', tries: 1, failure: '550 … is not here', body: '' }])
    await expect.poll(() => outboxOf(full.userId)).toMatchObject([{ state: 'waiting', tries: 1, failure: '452 … is not here' }])
    box.refused.delete(full.email)
    await hurry()
    await expect.poll(() => outboxOf(full.userId)).toMatchObject([{ state: 'sent', tries: 2, failure: '' }])
    expect(mailsTo(full.email)).toHaveLength(1)
  })

  it('and so do the links of the account, from the outbox of the change itself', async () => {
    const { userId, email } = await somebody()
    await app.http(sendResetLink, { email }, { code: fixture.company.code })
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    expect(partOf(mailsTo(email)[0]!, 'text/html')).toMatch(/<a href="https:\/\/portail\.example\.test\/reset-password\?company=/)
    // The link is in the letter and nowhere else.
    await expect.poll(() => outboxOf(userId)).toMatchObject([{ state: 'sent', body: '' }])
  })
})

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

describe('a notice is told', () => {
  it('to every page that its reader has open, and to no other', async () => {
    const { userId, as } = await somebody({ language: 'en' })
    const [one, two, other] = [await app.socket(as), await app.socket(as), await app.socket(fixture.as('manager'))]
    await tell([userId], { kind: 'documentDue', facts: { document: 'Consignes', by: '2026-10-30' }, path: '/documents' } as Partial<Notice>)
    for (const socket of [one, two])
      expect(await socket.next('notification')).toMatchObject({
        unread_count: 1,
        notification: { kind: 'documentDue', title: 'To validate: Consignes', path: '/documents', read_at: null },
      })
    expect(other.received('notification')).toEqual([])
  })

  it('by a manager in its own words, in thousands of letters', async () => {
    const { email, as } = await somebody()
    const words: Values = { title: 'Réunion', text: `${'é'.repeat(1999)}.`, is_for_all: true }
    expect(outputOf(sendNotification, await app.http(sendNotification, words, fixture.as('manager'))).toldCount).toBe(2)
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    expect(partOf(mailsTo(email)[0]!, 'text/plain')).toContain('é'.repeat(1999))
    expect(as.token).toBeTruthy()
  })
})

it('the outbox of a company that is not the demo stays shut', async () => {
  expect((await app.http(listOutbox, {}, fixture.as('manager'))).error?.code).toBe('NOT_FOUND')
  expect(app.faults).toEqual([])
})
