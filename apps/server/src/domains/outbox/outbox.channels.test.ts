import { registerPush } from '@vigie/contract/notifications/notifications.ts'
import { readChannels, testChannel } from '@vigie/contract/outbox/outbox.channels.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf } from '../../../test/fixture.ts'
import { headerOf, partOf } from '../../../test/posts/mailbox.ts'
import { browserKeys } from '../../../test/posts/browser.ts'
import { outputOf, type As } from '../../../test/transports.ts'
import { openDelivery } from '../notifications/deliver.testing.ts'

const { app, box, service, fixture, sql, mailsTo, outboxOf } = await openDelivery()

let count = 0
async function manager(name = `manager${++count}`) {
  const email = `${name}@example.test`
  const userId = await app.rows.user(fixture.company.id, { role: 'manager', email, rights: ['man_admin'] })
  return { userId, email, as: { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) } }
}
const tested = async (way: 'mail' | 'push', as: As) => outputOf(testChannel, await app.http(testChannel, { way }, as))
const channels = async (as: As) => outputOf(readChannels, await app.http(readChannels, {}, as)).channels
const browserAt = async (name: string, as: As) => {
  const browser = browserKeys()
  const token = JSON.stringify({ endpoint: `${service.origin}/${name}`, keys: { p256dh: browser.p256dh, auth: browser.auth } })
  outputOf(registerPush, await app.http(registerPush, { token, device: name, platform: 0 }, as))
  return browser
}

describe('a test by e-mail', () => {
  it('reaches the manager who asked, and nobody else, and stands in the outbox', async () => {
    const { userId, email, as } = await manager()
    const before = box.letters.length
    expect(await tested('mail', as)).toEqual({ result: 'sent', reason: '' })
    expect(box.letters.length).toBe(before + 1)
    const [letter] = mailsTo(email) as [ReturnType<typeof mailsTo>[number]]
    expect(headerOf(letter, 'Subject')).toBe(`Message d’essai de Société ${fixture.company.code}`)
    expect(partOf(letter, 'text/plain')).toContain('Vous avez demandé ce message d’essai')
    expect(await outboxOf(userId)).toMatchObject([{ way: 'mail', state: 'sent', tries: 1, failure: '' }])
  })

  it('answers the reason of a server that refuses', async () => {
    const { userId, email, as } = await manager()
    box.refused.set(email, 550)
    const { result, reason } = await tested('mail', as)
    expect([result, reason]).toEqual(['refused', expect.stringContaining('550')])
    expect(reason).not.toContain(email)
    expect(await outboxOf(userId)).toMatchObject([{ state: 'givenUp', failure: reason }])
    const [mail] = await channels(as)
    expect(mail).toMatchObject({ way: 'mail', isSending: true, sender: 'vigie@example.test', recipient: email, lastFailure: reason })
    expect(mail!.failedCount).toBe(1)
  })

  it('goes five times at once, and then waits; of another manager nothing is taken', async () => {
    const [one, other] = [await manager(), await manager()]
    for (let time = 0; time < 5; time++) expect((await tested('mail', one.as)).result).toBe('sent')
    const refused = await app.http(testChannel, { way: 'mail' }, one.as)
    expect([refused.status, refused.error?.code]).toEqual([429, 'TOO_MANY_CALLS'])
    expect((await tested('mail', other.as)).result).toBe('sent')
  })
})

describe('a test by push', () => {
  it('reaches the browsers of the manager', async () => {
    const { userId, as } = await manager()
    const browser = await browserAt('own', as)
    expect((await channels(as))[1]).toMatchObject({ way: 'push', isSending: true, browserCount: 1 })
    expect(await tested('push', as)).toEqual({ result: 'sent', reason: '' })
    const { body } = service.pushed.find(({ path }) => path === '/own')!
    expect(browser.open(body)).toMatchObject({ userId, clientCode: fixture.company.code, path: '/company/settings?group=messages' })
  })

  it('says that no browser is there, and forgets one that is gone', async () => {
    const { userId, as } = await manager()
    expect(await tested('push', as)).toEqual({ result: 'nobody', reason: '' })
    expect(await outboxOf(userId)).toEqual([])
    await browserAt('left', as)
    service.answers.set('/left', (answer) => answer.writeHead(410).end('unsubscribed'))
    expect(await tested('push', as)).toEqual({ result: 'refused', reason: '410 unsubscribed' })
    expect((await sql('select from push_subscriptions where user_id = $1', userId)).rows).toEqual([])
  })

  it('is sent where one of several browsers takes it', async () => {
    const { as } = await manager()
    await browserAt('off', as)
    service.answers.set('/off', (answer) => answer.writeHead(503).end())
    expect((await tested('push', as)).result).toBe('unreachable')
    await browserAt('on', as)
    expect((await tested('push', as)).result).toBe('sent')
  })
})

it('stays in the outbox where this installation sends nothing', async () => {
  const silent = await openTestApp()
  const { as, company } = await fixtureOf(silent.rows)
  const given = outputOf(readChannels, await silent.http(readChannels, {}, as('manager'))).channels
  expect(given.map(({ way, isSending, sender }) => [way, isSending, sender])).toEqual([
    ['mail', false, null],
    ['push', false, null],
  ])
  expect(outputOf(testChannel, await silent.http(testChannel, { way: 'mail' }, as('manager')))).toEqual({ result: 'kept', reason: '' })
  const { rows } = await silent.database.superuser.query('select state, tries from outbox where company_id = $1', [company.id])
  expect(rows).toEqual([{ state: 'kept', tries: 0 }])
})

it('counts what became of the messages of the last seven days, of this company alone', async () => {
  const one = await fixtureOf(app.rows)
  const other = await fixtureOf(app.rows)
  const row = { way: 'mail', recipient: 'a@example.test', subject: '', body: '' }
  const at = (day: string) => `2026-10-${day}T08:00:00Z`
  const add = (company_id: number, columns: object) => app.rows.insert('outbox', { ...row, company_id, ...columns })
  await add(one.company.id, { created_at: at('11'), state: 'sent', sent_at: at('11') })
  await add(one.company.id, { created_at: at('11'), state: 'givenUp', failure: 'first' })
  await add(one.company.id, { created_at: at('11'), state: 'givenUp', failure: 'last' })
  await add(one.company.id, { created_at: at('01'), state: 'givenUp', failure: 'old' })
  await add(other.company.id, { created_at: at('11'), state: 'waiting' })
  expect((await channels(one.as('manager')))[0]).toMatchObject({ sentCount: 1, waitingCount: 0, failedCount: 2, lastFailure: 'last' })
})
