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
import { named } from '../routing/address.ts'
import { id as idIn } from '../routing/parameters.ts'
import type { Parameter } from '../routing/query.ts'
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

const number = (name: string, usual: number): Parameter<number> => ({
  name,
  read: (given) => Number(given ?? usual),
  write: (value) => (value === usual ? undefined : String(value)),
})

describe('a list whose pages have numbers, and whose rows open beside it', () => {
  const many = Array.from({ length: 7 }, (_, at) => ({ id: at + 1, plate: `AA-${at + 1}`, state: 'ready' }))
  const { state, sort } = vehicles.address.query
  const { filters, sorts, columns, rowsOf, totalOf } = vehicles
  const paged = defineList({
    name: 'vehicles',
    call: listVehicles,
    mostRows: 5,
    cardHeight: 60,
    filters,
    sorts,
    columns,
    rowsOf,
    totalOf,
    useContext: () => null,
    empty: () => null,
    address: named('/vehicles', { state, sort, page: number('page', 1), size: number('size', 5), vehicleId: idIn('vehicleId') }),
    input: ({ size, sort }) => ({ limit: size, sort }),
    pageSizes: [2, 5],
    panel: {
      key: 'vehicleId',
      show: (_, { id, rows, close }) => id !== null && <button onClick={close}>Fermer {rows.find((row) => row.id === id)?.plate}</button>,
    },
    card: ({ id, plate }, _, openRow) => <button onClick={() => openRow(id)}>{plate}</button>,
  })
  const pageOf = (at: number) => many.slice(at, at + 5)
  beforeEach(() => {
    server.to({
      'GET /vehicles': ({ query }) => {
        const [from, size] = [Number(query.get('cursor') ?? 0), Number(query.get('limit'))]
        const next = from + size < many.length ? String(from + size) : null
        return { body: { vehicles: many.slice(from, from + size), total: many.length, counts: null, nextCursor: next } }
      },
    })
  })
  const turn = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const platesAre = (rows: readonly { plate: string }[]) =>
    waitFor(() => expect(plates().map((text) => text.replace('ready', ''))).toEqual(rows.map(({ plate }) => plate)))

  it('turns its pages, and begins with the first when it is ordered anew or has pages of another size', async () => {
    await showOnPage(<ListScreen list={paged} />)
    await platesAre(pageOf(0))
    expect(screen.getByText('1 – 5 sur 7')).toBeDefined()
    turn('Page suivante')
    await platesAre(pageOf(5))
    turn('Plaque')
    await platesAre(pageOf(0))
    turn('Page suivante')
    await platesAre(pageOf(5))
    fireEvent.change(screen.getByRole('combobox', { name: 'Lignes par page' }), { target: { value: '2' } })
    await platesAre(many.slice(0, 2))
  })

  it.each([2, 9])('is led to page %d of its address by those before it, or to its last', async (page) => {
    await showOnPage(<ListScreen list={paged} />, `?page=${page}`)
    await platesAre(pageOf(5))
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Page suivante' }).disabled).toBe(true))
    turn('Page précédente')
    await platesAre(pageOf(0))
  })

  it('opens a row where it is, and keeps it in the address', async () => {
    await showOnPage(<ListScreen list={paged} />)
    await platesAre(pageOf(0))
    fireEvent.click(screen.getByText('AA-2'))
    fireEvent.click(await screen.findByRole('button', { name: 'Fermer AA-2' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Fermer AA/ })).toBeNull())
    expect(within(screen.getByRole('grid')).getByRole('row', { selected: true }).textContent).toContain('AA-2')
  })

  it('shows all pages one after another on a phone, without a bar', async () => {
    setWidth(390)
    await showOnPage(<ListScreen list={paged} />)
    fireEvent.click(await screen.findByRole('button', { name: 'AA-3' }))
    expect(await screen.findByRole('button', { name: 'Fermer AA-3' })).toBeDefined()
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
