import { fr } from '@vigie/phrases/fr/all.ts'
import { expect, it } from 'vitest'
import { titleKeyOf, type Address } from '../routing/address.ts'
import { carriedTo, crumbsAbove, shownAt } from './crumbs.ts'
import { exchangeOf } from './guard.testing.ts'
import { addresses, addressOf } from './routes.ts'

const titleOf = (address: Address): string =>
  titleKeyOf(address)
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], fr) as string
const above = (path: string, subject: Parameters<typeof exchangeOf>[0], search = {}) =>
  crumbsAbove(addressOf(path)!, exchangeOf(subject), search).map(titleOf)

it('the addresses above are those that stand and that the reader may open', () => {
  expect(above('/clockings/link-device', { role: 'manager' })).toEqual(['Pointeuses'])
  expect(above('/settings/password', { role: 'client' })).toEqual(['Paramètres'])
  expect(above('/manager', { role: 'manager' })).toEqual([])
})

it('the planning of each reader stands below what that reader may open: a partner, who reads where its agents work, has no sheet of those sites', () => {
  expect(above('/site-schedule', { role: 'manager' }, { siteId: '7' })).toEqual(['Sites', 'Fiche site'])
  // Before a site is chosen there is no sheet.
  expect(above('/site-schedule', { role: 'manager' })).toEqual(['Sites'])
  for (const role of ['client', 'client_user'] as const) expect(above('/site-schedule', { role })).toEqual(['Fiche site'])
  expect(above('/site-schedule', { role: 'manager_partner' })).toEqual([])
})

it('an address above keeps of the query what it reads itself', () => {
  const search = { siteId: '7', month: '202610', view: 'week', vacationId: '3' }
  expect(carriedTo(addressOf('/site/site')!, search)).toEqual({ to: '/site/site', search: { siteId: '7', month: '202610' } })
  expect(carriedTo(addressOf('/about')!, search)).toEqual({ to: '/about', search: {} })
})

it('every address above another is a row of the table', () => {
  for (const { crumbs, path } of addresses) for (const one of crumbs ?? []) expect(addressOf(one), `${path} > ${one}`).toBeDefined()
})

it('the labels of section 2 are said as they stand there', () => {
  const labels = new Set(addresses.map(titleOf))
  const asked = [
    'Tableau de bord',
    'Agents',
    'Fiche agent',
    'Sites',
    'Fiche site',
    'Planning',
    'Demandes',
    'Factures',
    'Devis',
    'Commandes',
  ]
  const others = [
    'Mes prestataires',
    'Partenaires',
    'Prise et fin de services',
    'Associer l’appareil',
    'Code oublié',
    'Gestion des sites associés',
  ]
  expect([...asked, ...others].filter((label) => !labels.has(label))).toEqual([])
})

it('a page bears its own name; that of nothing where nothing stands, unless it is refused', () => {
  const title = (path: string, subject: Parameters<typeof exchangeOf>[0]) => shownAt(path, exchangeOf(subject))?.title
  expect(title('/services', { role: 'manager' })).toBe('services')
  expect(title('/quotes', { role: 'client' })).toBe('notFound')
  expect(title('/quotes', { role: 'manager' })).toBe('quotes')
  expect(title('/nulle-part', { role: 'manager' })).toBe('notFound')
})
