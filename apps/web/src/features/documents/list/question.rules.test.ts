import { expect, it } from 'vitest'
import type { DocumentsView } from '../../../routing/addresses/documents.ts'
import { filtersOf, placeOf, questionOf } from './question.rules.ts'

const nobody = { targetType: null, targetId: null, siteId: null, agentId: null } as const
const view: DocumentsView = {
  ...nobody,
  owner: 'all',
  typeId: null,
  filter: 'all',
  search: '',
  sort: '-created_at',
  size: 25,
  page: 1,
  documentId: null,
  isWhole: false,
}

it.each([
  ['/documents', nobody, 'manager', null, null],
  ['/documents', { ...nobody, targetType: 'resource', targetId: 7 }, 'resource', 'sheet-nav', 7],
  ['/documents', { ...nobody, targetType: 'site', targetId: 7 }, 'resource', 'planning-nav', 7],
  ['/resource/resource/documents', { ...nobody, targetType: 'resource', targetId: 7 }, 'manager', 'agents-nav', 7],
  ['/site/site/documents', { ...nobody, siteId: 3 }, 'manager', 'manager-sites-list-nav', 3],
  ['/site/site/documents', { ...nobody, siteId: 3 }, 'client', 'client-sites-list-nav', 3],
  ['/client/documents', { ...nobody, targetType: 'client', targetId: 4 }, 'client', 'client-docs-list', 4],
  ['/client/documents', { ...nobody, targetType: 'multi_client' }, 'client_user', 'client-docs-list', null],
  ['/provider/documents', { ...nobody, targetType: 'company', targetId: 9 }, 'client', 'company-docs-list', null],
  ['/partner/myCompany/documents', nobody, 'manager_partner', 'company-docs-list', null],
  ['/partner/partner/documents', { ...nobody, targetType: 'partner', targetId: 5 }, 'manager_partner', 'partners-docs-list', 5],
] as const)('%s of %j shows a %s the location %s of %s', (path, given, reader, location, ownerId) => {
  expect(placeOf(path, given, reader)).toMatchObject({ location, ownerId })
})

it('asks for what the address says, and for nothing that is as usual', () => {
  const all = placeOf('/documents', nobody, 'manager')
  expect(questionOf(all, view)).toEqual({ sort: '-created_at', limit: 25 })
  expect(questionOf(all, { ...view, owner: 'site', filter: 'to_remind', search: ' feu ', sort: 'read', size: 5 })).toEqual({
    owner: 'site',
    state: 'to_remind',
    search: 'feu',
    sort: 'read',
    limit: 5,
  })
})

it('a page about one kind of owner is not narrowed to another', () => {
  const ofSite = placeOf('/site/site/documents', { ...nobody, siteId: 3 }, 'manager')
  expect(questionOf(ofSite, { ...view, owner: 'client' })).toEqual({
    type: 'manager-sites-list-nav',
    ownerId: 3,
    sort: '-created_at',
    limit: 25,
  })
})

it('a manager is offered what waits for others, a reader what waits for it', () => {
  expect(filtersOf('manager')).toEqual(['all', 'to_remind', 'to_validate'])
  for (const reader of ['resource', 'manager_partner'] as const) expect(filtersOf(reader)).toEqual(['all', 'unviewed', 'to_validate'])
  for (const reader of ['client', 'client_user'] as const) expect(filtersOf(reader)).toEqual(['all', 'unviewed'])
})
