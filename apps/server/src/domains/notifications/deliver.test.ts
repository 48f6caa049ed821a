import { changeNotificationPreferences, sendNotification } from '@vigie/contract/notifications/notifications.ts'
import { sendResetLink } from '@vigie/contract/auth/auth.ts'
import { changeLogo } from '@vigie/contract/companies/companies.logo.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { headerOf, partOf } from '../../../test/posts/mailbox.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { openDelivery } from './deliver.testing.ts'
import type { Notice } from './notify.store.ts'

const { app, box, fixture, sql, somebody, tell, mailsTo, outboxOf, statesOf, hurry } = await openDelivery()

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
