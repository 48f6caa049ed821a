import { fireEvent, screen } from '@testing-library/react'
import type { Day, Month } from '@vigie/contract/kit/time.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { answering, showOnPage } from '../../domains/testing/answering.testing.tsx'
import { everything, nothing } from '../../routing/addresses/prints.ts'
import { sessionStore, type Exchange } from '../../session/store.ts'
import { readyForParts } from '../../ui/testing.tsx'
import { PrintOptionsCard } from './PrintOptionsCard.tsx'
import type { PrintView } from './view.ts'

readyForParts()
const server = answering()

const view: PrintView = {
  kind: 'plannings',
  month: '202611' as Month,
  day: '2026-11-20' as Day,
  sites: everything,
  agents: nothing,
  list: 'sites',
  search: '',
  sheet: null,
  openId: null,
  hasHolidays: true,
  hasTotals: false,
  hasDeclaration: true,
}
const identity = {
  registration_number: '812 345 678',
  authorisation_number: 'AUT-075-2112-01-01-20250000001',
  declaration_number: '',
  address: '21 rue du Beffroi',
  postcode: '75013',
  city: 'Paris',
  version: 1,
}
const onChange = vi.fn<(changes: Partial<PrintView>) => void>()
const card = (changes: Partial<PrintView> = {}) => <PrintOptionsCard view={{ ...view, ...changes }} onChange={onChange} />
/** As an administrator sees it, once the company's lines have come. */
async function showCard(changes: Partial<PrintView> = {}): Promise<void> {
  await showOnPage(card(changes))
  await screen.findByText(/75013 Paris$/)
}
const options = () => screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => [box.labels![0]!.textContent, box.checked])
const asked = () => server.asked.map(({ call }) => call)
const withExchange = (change: (exchange: Exchange) => Exchange) =>
  sessionStore.set({ phase: 'ready', exchange: change(sessionStore.get().exchange!) })

beforeEach(() => {
  onChange.mockClear()
  server.to({ 'GET /company/identity': () => ({ body: identity }) })
})

it('public holidays are marked on plannings alone; a signature sheet has none', async () => {
  await showCard()
  expect(options()).toEqual([
    ['Jours fériés', true],
    ['Totaux par agent et par jour', false],
    ['Numéro de déclaration', true],
  ])
  fireEvent.click(screen.getByRole('checkbox', { name: 'Jours fériés' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Totaux par agent et par jour' }))
  expect(onChange.mock.calls).toEqual([[{ hasHolidays: false }], [{ hasTotals: true }]])
})

it('a signature sheet has the totals of its week, and no holidays', async () => {
  await showCard({ kind: 'signatures' })
  expect(options()).toEqual([
    ['Totaux de la semaine', false],
    ['Numéro de déclaration', true],
  ])
})

it('the number of the declaration can be chosen where the company has one', async () => {
  withExchange((exchange) => ({ ...exchange, environment: { ...exchange.environment, features: [] } }))
  await showCard()
  expect(options().map(([name]) => name)).toEqual(['Jours fériés', 'Totaux par agent et par jour'])
})

it('an administrator reads what stands of the company on the sheets, without what is empty', async () => {
  await showCard()
  expect(screen.getByText('AUT-075-2112-01-01-20250000001 · 21 rue du Beffroi, 75013 Paris')).not.toBeNull()
  expect(asked()).toEqual(['GET /company/identity'])
})

it('that nothing stands there yet is said', async () => {
  const empty = {
    registration_number: '',
    authorisation_number: '',
    declaration_number: '',
    address: '',
    postcode: '',
    city: '',
    version: 1,
  }
  server.to({ 'GET /company/identity': () => ({ body: empty }) })
  await showOnPage(card())
  expect(await screen.findByText('Son nom seul, sans autorisation ni adresse')).not.toBeNull()
})

it('lines that cannot be read say so, and are asked for again', async () => {
  const answers = [{ status: 500, body: { code: 'UNFORESEEN', message: 'x' } }, { body: identity }]
  server.to({ 'GET /company/identity': () => answers.shift()! })
  await showOnPage(card())
  fireEvent.click(await screen.findByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText(/^AUT-075/)).not.toBeNull()
})

it('to anybody else the company’s lines are neither shown nor asked for', async () => {
  withExchange((exchange) => {
    const settings = { ...exchange.environment.settings, man_admin: false }
    return { ...exchange, environment: { ...exchange.environment, settings } }
  })
  await showOnPage(card())
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.queryByText('Votre société sur les feuilles')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(asked()).toEqual([])
})
