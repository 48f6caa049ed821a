import type { Role } from '@vigie/contract/access.ts'
import { countDocuments, readDocument } from '@vigie/contract/documents/documents.ts'
import { documentLocations } from '@vigie/contract/documents/documents.kinds.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'
import { lettersIn } from './documents.list.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { names, made, read, answered, shown, refused, user } = lettersIn(app, fixture)
beforeEach(() => names.clear())

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
