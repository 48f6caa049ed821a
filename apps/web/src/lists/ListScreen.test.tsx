import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { idFilter, list, wordFilter } from '@vigie/contract/kit/list.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { shape } from '@vigie/contract/kit/shape.ts'
import { id } from '@vigie/contract/kit/values.ts'
import i18next from 'i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { answering, showOnPage } from '../domains/testing/answering.testing.tsx'
import { readyForParts, setWidth } from '../ui/testing.tsx'
import { defineList } from './defineList.ts'
import { ListScreen } from './ListScreen.tsx'
import { ofCall } from './ofCall.ts'

readyForParts()
const server = answering()

const listVehicles = list({
  path: '/vehicles',
  does: 'Vehicles.',
  access: may.administer,
  rows: ['vehicles', shape({ id: ['id', id], plate: ['plate', z.string()], state: ['state', z.string()] })],
  filters: { state: wordFilter('state', ['ready', 'broken']), siteId: idFilter('site_id') },
  sorts: { keys: ['plate', 'state'], usual: 'plate' },
  search: 'the plate',
})
const vehicles = defineList({
  name: 'vehicles',
  ...ofCall(listVehicles, { path: '/vehicles', chips: 'state' }),
  useContext: () => null,
  columns: [
    { key: 'plate', sort: 'plate', cell: ({ plate }) => <b>{plate}</b>, value: ({ plate }) => plate },
    { key: 'state', sort: 'state', cell: ({ state }) => state, value: ({ state }) => state },
  ],
  card: ({ plate }) => <a href="#vehicle">{plate}</a>,
  cardHeight: 60,
  empty: () => <p>Aucun véhicule</p>,
})

const all = [
  { id: 1, plate: 'AA-111', state: 'ready' },
  { id: 2, plate: 'BB-222', state: 'broken' },
]
beforeEach(() => {
  setWidth(1440)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  i18next.addResourceBundle(
    'fr',
    'translation',
    {
      vehicles: {
        title: 'Véhicules',
        columns: { plate: 'Plaque', state: 'État' },
        filters: { state: { title: 'Véhicules par état', all: 'Tous', ready: 'Prêts', broken: 'En panne' } },
        searchHint: 'Plaque',
        count_one: '{{count}} véhicule',
        count_other: '{{count}} véhicules',
        empty: { filtered: 'Aucun véhicule ne correspond', showAll: 'Voir tous les véhicules' },
      },
    },
    true,
    true,
  )
  server.to({
    'GET /vehicles': ({ query }) => {
      const state = query.get('state')
      const found = all.filter((one) => !state || one.state === state)
      const rows = query.get('sort') === '-plate' ? found.toReversed() : found
      const shown = query.get('search') ? [] : rows
      return { body: { vehicles: shown, total: shown.length, counts: { state: { all: 2, ready: 1, broken: 1 } }, nextCursor: null } }
    },
  })
})
const plates = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
const open = async () => {
  await showOnPage(<ListScreen list={vehicles} />)
  await waitFor(() => expect(plates()).toHaveLength(2))
}

describe('the screen of a list', () => {
  it('shows title, columns, rows, and each chip with its count', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Véhicules')
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Plaque', 'État'])
    expect(plates()).toEqual(['AA-111ready', 'BB-222broken'])
    expect(
      within(screen.getByRole('group'))
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual(['Tous2', 'Prêts1', 'En panne1'])
  })

  it('narrows by a chip and keeps it in the address', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: /En panne/ }))
    await waitFor(() => expect(plates()).toEqual(['BB-222broken']))
    expect(server.asked.at(-1)!.query.get('state')).toBe('broken')
    expect(screen.getByRole('button', { name: /En panne/ }).getAttribute('aria-pressed')).toBe('true')
  })

  it('sorts by the head of a column, and turns around at the second press', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Plaque' }))
    await waitFor(() => expect(plates()).toEqual(['BB-222broken', 'AA-111ready']))
    expect(screen.getAllByRole('columnheader')[0]!.getAttribute('aria-sort')).toBe('descending')
  })

  it('says that nothing fits the words, and shows all again', async () => {
    await open()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } })
    const again = await screen.findByRole('button', { name: 'Voir tous les véhicules' })
    expect(screen.getByText('Aucun véhicule ne correspond')).toBeDefined()
    fireEvent.click(again)
    await waitFor(() => expect(plates()).toHaveLength(2))
  })

  it('shows its own words where it holds nothing at all', async () => {
    server.to({ 'GET /vehicles': () => ({ body: { vehicles: [], total: 0, counts: null, nextCursor: null } }) })
    await showOnPage(<ListScreen list={vehicles} />)
    await waitFor(() => expect(screen.getByText('Aucun véhicule')).toBeDefined())
  })

  it('shows cards on a phone, with a select for the order', async () => {
    setWidth(390)
    await showOnPage(<ListScreen list={vehicles} />)
    await waitFor(() => expect(screen.getAllByRole('link').map((card) => card.textContent)).toEqual(['AA-111', 'BB-222']))
    expect(screen.queryByRole('grid')).toBeNull()
    expect(screen.getByRole('combobox', { name: 'Trier par' })).toBeDefined()
  })
})
