import type { Role } from '@vigie/contract/access.ts'
import { countDocuments, listDocuments, readDocument } from '@vigie/contract/documents/documents.ts'
import { documentLocations, documentSorts } from '@vigie/contract/documents/documents.kinds.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { documentIn, type NewDocument } from '../../../test/documents.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
let names: Map<number, string>
beforeEach(() => {
  names = new Map()
})
const { superuser } = app.database

/** A document under a letter, a minute after the one before. */
async function made(letter: string, given: NewDocument = {}): Promise<number> {
  app.clock.forward(60)
  const id = await documentIn(app, fixture.company.id, { name: letter, ...given })
  names.set(id, letter)
  return id
}
const read = (id: number, columns = '') =>
  superuser.query(
    `insert into document_readings (company_id, document_id, document_reader_id, version, user_id, viewed_at ${columns && ', validated_at, sha256, full_name, address, validation_text'})
     select r.company_id, r.document_id, r.document_reader_id, d.version, $3, $4 ${columns && `, $4, f.sha256, 'Camille Martin', '10.0.0.1', 'Lu'`}
       from document_readers r join documents d using (company_id, document_id) join files f using (company_id, file_id)
      where r.company_id = $1 and r.document_id = $2`,
    [fixture.company.id, id, fixture.users.resource, app.clock.now()],
  )
const answered = async (role: Role, values: Values = {}) => outputOf(listDocuments, await app.http(listDocuments, values, fixture.as(role)))
const shown = async (role: Role, values: Values = {}) =>
  (await answered(role, values)).documents.map(({ id }) => names.get(id) ?? '?').join('')
const refused = async (role: Role, values: Values) => (await app.http(listDocuments, values, fixture.as(role))).error?.code
const user = async (role: Role) => fixture.users[role]

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

describe('a location', () => {
  it('holds the documents of its owners, of all or of one', async () => {
    const second = await app.rows.site(fixture.company.id, fixture.clientId)
    await made('c')
    await made('s', { owner: 'site', ownerId: fixture.siteId })
    await made('t', { owner: 'site', ownerId: second })
    await made('a', { owner: 'agent', ownerId: fixture.agentId })
    await made('k', { owner: 'client', ownerId: fixture.clientId })
    await made('p', { owner: 'partner', ownerId: fixture.partnerId })
    const at = (type: string, ownerId?: number) => shown('manager', { type, sort: 'name', ...(ownerId !== undefined && { ownerId }) })
    expect(await at('sheet-nav', fixture.agentId)).toBe('a')
    expect(await at('agents-nav')).toBe('a')
    expect(await at('planning-nav', fixture.siteId)).toBe('s')
    expect(await at('sites-list-nav')).toBe('st')
    expect(await at('manager-sites-list-nav', second)).toBe('t')
    expect(await at('company-docs-list')).toBe('c')
    expect(await at('partners-docs-list', fixture.partnerId)).toBe('p')
    expect(await at('client-docs-list', fixture.clientId)).toBe('k')
    expect(await shown('manager', { owner: 'site', ownerId: second })).toBe('t')
    expect(await shown('manager', { type: 'company-docs-list', owner: 'site' })).toBe('')
  })

  it('shows what is still to be validated where it warns', async () => {
    const of = { owner: 'site', ownerId: fixture.siteId, agentIds: [fixture.agentId] } as const
    await made('u', { ...of, isAsked: true })
    await made('n', of)
    await read(await made('v', { ...of, isAsked: true }), 'validated')
    for (const role of ['manager', 'resource'] as const) expect(await shown(role, { type: 'planning-nav-alert-files' })).toBe('u')
    expect(await shown('resource', { type: 'planning-nav', sort: 'name' })).toBe('nuv')
  })

  it('is the partner’s own company where it stands in its space', async () => {
    const users = { userIds: [await user('manager_partner')] }
    await made('c', users)
    await made('p', { ...users, owner: 'partner', ownerId: fixture.partnerId })
    expect(await shown('manager_partner', { type: 'company-docs-list' })).toBe('p')
    expect(await shown('manager_partner', { type: 'partners-docs-list' })).toBe('c')
  })

  it('that is not known holds nothing, and is only logged', async () => {
    await made('c', { agentIds: [fixture.agentId] })
    const { documents, total } = await answered('resource', { type: 'archive-nav' })
    expect([documents, total]).toEqual([[], 0])
    const counts = await app.http(countDocuments, { type: 'archive-nav' }, fixture.as('manager'))
    expect(outputOf(countDocuments, counts)).toEqual({ all: 0, unviewed: 0, toValidate: 0, toRemind: 0 })
    expect(app.warnings).toContainEqual(expect.objectContaining({ location: 'archive-nav' }))
  })

  it('on a page that is shut to somebody is refused, each by its own gate', async () => {
    const open = async (role: Role) => {
      const found = await Promise.all(documentLocations.map(async (type) => [type, await refused(role, { type })] as const))
      expect(found.every(([, code]) => code === undefined || code === 'FORBIDDEN')).toBe(true)
      return found.flatMap(([type, code]) => (code === undefined ? [type] : []))
    }
    expect(await open('manager')).toEqual(documentLocations.filter((one) => one !== 'client-sites-list-nav'))
    const plannings = ['planning-nav', 'planning-nav-alert-files']
    expect(await open('resource')).toEqual(['sheet-nav', ...plannings, 'company-docs-list'])
    const ofClient = [
      'sheet-nav',
      'agents-nav',
      ...plannings,
      'sites-list-nav',
      'client-sites-list-nav',
      'company-docs-list',
      'client-docs-list',
    ]
    expect(await open('client')).toEqual(ofClient)
    expect(await open('client_user')).toEqual(ofClient)
    expect(await open('manager_partner')).toEqual([
      'sheet-nav',
      'agents-nav',
      ...plannings,
      'sites-list-nav',
      'company-docs-list',
      'partners-docs-list',
      'client-docs-list',
    ])
    const forbid = (role: Role, page: string) =>
      app.rows.insert('user_forbidden_pages', { company_id: fixture.company.id, user_id: fixture.users[role], page })
    await forbid('client', 'NOSINF')
    await forbid('client', 'PLANNING')
    await forbid('manager_partner', 'PART_SOCIETE')
    await forbid('manager_partner', 'PART_AGENTS')
    expect(await open('client')).toEqual(['sheet-nav', 'agents-nav', 'sites-list-nav', 'client-sites-list-nav', 'client-docs-list'])
    expect(await open('manager_partner')).toEqual([...plannings, 'sites-list-nav', 'partners-docs-list', 'client-docs-list'])
  })

  it('and what it holds is closed with it, wherever it is asked for', async () => {
    const id = await made('c', { userIds: [await user('client')] })
    expect(await shown('client')).toBe('c')
    await app.rows.insert('user_forbidden_pages', { company_id: fixture.company.id, user_id: await user('client'), page: 'NOSINF' })
    expect(await shown('client')).toBe('')
    expect((await app.http(readDocument, { id }, fixture.as('client'))).error?.code).toBe('NOT_FOUND')
  })

  it('of an owner who is not there, or not one’s own, is not found', async () => {
    const { id: company } = fixture.company
    const other = { client: await app.rows.client(company), agent: await app.rows.agent(company), partner: await app.rows.partner(company) }
    const site = await app.rows.site(company, other.client)
    const code = (role: Role, type: string, ownerId: number) => refused(role, { type, ownerId })
    expect(await code('manager', 'client-docs-list', 99_999)).toBe('NOT_FOUND')
    expect(await code('manager', 'client-docs-list', other.client)).toBeUndefined()
    expect(await code('client', 'client-docs-list', other.client)).toBe('NOT_FOUND')
    expect(await code('client', 'client-docs-list', fixture.clientId)).toBeUndefined()
    expect(await code('client_user', 'client-sites-list-nav', site)).toBe('NOT_FOUND')
    expect(await code('client', 'agents-nav', other.agent)).toBe('NOT_FOUND')
    expect(await code('resource', 'sheet-nav', other.agent)).toBe('NOT_FOUND')
    expect(await code('resource', 'planning-nav', site)).toBe('NOT_FOUND')
    expect(await code('manager_partner', 'company-docs-list', other.partner)).toBe('NOT_FOUND')
    expect(await code('manager_partner', 'agents-nav', other.agent)).toBe('NOT_FOUND')
    expect(await refused('manager', { ownerId: 1 })).toBe('INVALID')
  })
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
