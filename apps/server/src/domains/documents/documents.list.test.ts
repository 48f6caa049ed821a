import type { Role } from '@vigie/contract/access.ts'
import { countDocuments, readDocument } from '@vigie/contract/documents/documents.ts'
import { documentSorts } from '@vigie/contract/documents/documents.kinds.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'
import { lettersIn } from './documents.list.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { superuser } = app.database
const { names, made, read, answered, shown, refused, user } = lettersIn(app, fixture)
beforeEach(() => names.clear())

describe('a list of documents', () => {
  it('begins with the newest, has 25 rows a page, counts all of them and tells a manager how far their readers have come', async () => {
    for (let count = 0; count < 26; count++) await made(count === 25 ? 'z' : 'a', { agentIds: [fixture.agentId] })
    const { documents, total, nextCursor } = await answered('manager')
    expect([documents.length, total, documents[0]?.name]).toEqual([25, 26, 'z'])
    expect(documents[0]).toMatchObject({
      readerCount: 1,
      viewedCount: 0,
      askedCount: 0,
      validatedCount: 0,
      status: 'unviewed',
      isCompany: true,
    })
    const next = await answered('manager', { cursor: nextCursor! })
    expect([next.documents.length, next.total, next.nextCursor]).toEqual([1, null, null])
  })

  it('has pages of 5, 10, 25 and 100 rows, and no other', async () => {
    for (const limit of [5, 10, 25, 100]) expect(await refused('manager', { limit }), String(limit)).toBeUndefined()
    for (const limit of [0, 1, 26, 101, -5, 2.5]) expect(await refused('manager', { limit }), String(limit)).toBe('INVALID')
  })

  it.each(documentSorts)('by %s: pages of five are the whole, each document once, whoever asks', async (sort) => {
    for (const letter of 'gabbcéÉd') {
      const id = await made(letter, { agentIds: [fixture.agentId], isAsked: letter !== 'b' })
      if ('abc'.includes(letter)) await read(id, letter === 'c' ? 'validated' : '')
    }
    for (const role of ['manager', 'resource'] as const) {
      const whole = await answered(role, { sort, limit: 100 })
      let pages: number[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await answered(role, { sort, limit: 5, ...(cursor && { cursor }) })
        pages = [...pages, ...page.documents.map(({ id }) => id)]
        cursor = page.nextCursor
      }
      expect(pages, role).toEqual(whole.documents.map(({ id }) => id))
      expect(new Set(pages).size).toBe(8)
    }
    const expected = { name: 'abbcdéÉg', '-name': 'gÉédcbba', created_at: 'gabbcéÉd', '-created_at': 'dÉécbbag' }
    for (const [by, letters] of Object.entries(expected)) expect(await shown('resource', { sort: by })).toBe(letters)
  })

  it('goes on by a cursor of the same order alone', async () => {
    for (const letter of 'abcdef') await made(letter)
    const { nextCursor: cursor } = await answered('manager', { sort: 'name', limit: 5 })
    for (const values of [{ cursor }, { sort: '-name', cursor }, { sort: 'name', cursor: 'x' }, { sort: 'read', cursor }])
      expect(await refused('manager', values)).toBe('INVALID')
    expect(await shown('manager', { sort: 'name', cursor: cursor!, limit: 5 })).toBe('f')
  })

  it('is found by every word of the name, whatever accents and case, and by signs as they are typed', async () => {
    for (const name of ['Consignes de nuit', 'Éclairage de secours', '100% sûr_ok']) names.set(await made('x', { name }), name[0]!)
    expect(await shown('manager', { search: 'ECLAIRAGE' })).toBe('É')
    expect(await shown('manager', { search: 'nuit consignes' })).toBe('C')
    expect(await shown('manager', { search: '%' })).toBe('1')
    expect(await shown('manager', { search: '_' })).toBe('1')
    expect(await shown('manager', { search: '\\' })).toBe('')
    expect(await shown('manager', { search: '  ' })).toHaveLength(3)
  })

  it('is narrowed by state: to a manager by all readers, to a reader by itself', async () => {
    const asked = { agentIds: [fixture.agentId], isAsked: true }
    await made('u', asked)
    await read(await made('v', asked))
    await read(await made('w', asked), 'validated')
    await read(await made('x', { agentIds: [fixture.agentId] }))
    await made('y', { agentIds: [fixture.agentId] })
    const states = async (role: Role) =>
      Object.fromEntries(
        await Promise.all(
          ['unviewed', 'viewed', 'validated', 'to_validate', 'to_remind'].map(async (state) => [
            state,
            await shown(role, { state, sort: 'name' }),
          ]),
        ),
      )
    expect(await states('manager')).toEqual({ unviewed: 'uy', viewed: 'vwx', validated: 'w', to_validate: 'uv', to_remind: 'uvy' })
    expect(await states('resource')).toEqual({ unviewed: 'uy', viewed: 'vwx', validated: 'w', to_validate: 'uv', to_remind: '' })
    const counts = async (role: Role) => outputOf(countDocuments, await app.http(countDocuments, {}, fixture.as(role)))
    expect(await counts('manager')).toEqual({ all: 5, unviewed: 2, toValidate: 2, toRemind: 3 })
    expect(await counts('resource')).toEqual({ all: 5, unviewed: 2, toValidate: 2, toRemind: null })
    const { documents } = await answered('resource', { sort: 'name' })
    expect(documents.map(({ status, statusId, readerCount }) => [status, statusId, readerCount])).toEqual([
      ['unviewed', 0, null],
      ['to_validate', 2, null],
      ['validated', 3, null],
      ['viewed', 1, null],
      ['unviewed', 0, null],
    ])
  })
})

describe('whose documents are seen', () => {
  it('a manager sees those of the owners whose sheets it may open', async () => {
    await made('c')
    await made('s', { owner: 'site', ownerId: fixture.siteId })
    await made('a', { owner: 'agent', ownerId: fixture.agentId })
    await made('k', { owner: 'client', ownerId: fixture.clientId })
    await made('p', { owner: 'partner', ownerId: fixture.partnerId })
    expect(await shown('manager', { sort: 'name' })).toBe('ackps')
    await superuser.query(`delete from user_rights where company_id = $1 and "right" = 'man_access_list_resource'`, [fixture.company.id])
    expect(await shown('manager', { sort: 'name' })).toBe('ckps')
    expect(await refused('manager', { type: 'agents-nav' })).toBe('FORBIDDEN')
    await superuser.query(`delete from user_rights where company_id = $1 and "right" like 'man_access%'`, [fixture.company.id])
    expect(await shown('manager', { sort: 'name' })).toBe('ckp')
  })

  it('the others see what they were given, and of it what is not another’s', async () => {
    const people = {
      agentIds: [fixture.agentId],
      userIds: [await user('manager_partner'), await user('client'), await user('client_user')],
    }
    const { id: company } = fixture.company
    const otherClient = await app.rows.client(company)
    const otherSite = await app.rows.site(company, otherClient)
    const secondSite = await app.rows.site(company, fixture.clientId)
    const otherAgent = await app.rows.agent(company)
    const otherPartner = await app.rows.partner(company)
    await made('c', people)
    await made('k', { ...people, owner: 'client', ownerId: fixture.clientId })
    await made('l', { ...people, owner: 'client', ownerId: otherClient })
    await made('s', { ...people, owner: 'site', ownerId: fixture.siteId })
    await made('t', { ...people, owner: 'site', ownerId: secondSite })
    await made('u', { ...people, owner: 'site', ownerId: otherSite })
    await made('a', { ...people, owner: 'agent', ownerId: fixture.agentId })
    await made('b', { ...people, owner: 'agent', ownerId: otherAgent })
    await made('p', { ...people, owner: 'partner', ownerId: fixture.partnerId })
    await made('q', { ...people, owner: 'partner', ownerId: otherPartner })
    await made('x')
    expect(await shown('resource', { sort: 'name' })).toBe('acstu')
    expect(await shown('client', { sort: 'name' })).toBe('ckst')
    expect(await shown('client_user', { sort: 'name' })).toBe('cks')
    expect(await shown('manager_partner', { sort: 'name' })).toBe('cklpstu')
    // The agent works for this partner, and at the client's site: only then is it theirs to see.
    await superuser.query('update agents set partner_id = $2 where company_id = $1 and agent_id = $3', [
      company,
      fixture.partnerId,
      fixture.agentId,
    ])
    await app.rows.shift(company, {
      siteId: fixture.siteId,
      agentId: fixture.agentId,
      startsAt: '2026-10-12T08:00:00Z',
      endsAt: '2026-10-12T16:00:00Z',
    })
    expect(await shown('manager_partner', { sort: 'name' })).toBe('acklpstu')
    expect(await shown('client', { sort: 'name' })).toBe('ackst')
    for (const [id, letter] of names) {
      const { status } = await app.http(readDocument, { id }, fixture.as('client_user'))
      expect(status, letter).toBe('acks'.includes(letter) ? 200 : 404)
    }
  })

  it('a document that was taken away is seen by nobody', async () => {
    const id = await made('c', { agentIds: [fixture.agentId], columns: { removed_at: app.clock.now() } })
    for (const role of ['manager', 'resource'] as const) {
      expect(await shown(role)).toBe('')
      expect((await app.http(readDocument, { id }, fixture.as(role))).error?.code).toBe('NOT_FOUND')
    }
  })
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
