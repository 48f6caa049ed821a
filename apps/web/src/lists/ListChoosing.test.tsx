import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as may from '@vigie/contract/access.calls.ts'
import { list, wordFilter } from '@vigie/contract/kit/list.ts'
import { shape } from '@vigie/contract/kit/shape.ts'
import { id } from '@vigie/contract/kit/values.ts'
import i18next from 'i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { answering, showOnPage } from '../domains/testing/answering.testing.tsx'
import { readyForParts, setWidth } from '../ui/testing.tsx'
import { CloseActs } from './CloseActs.tsx'
import { defineList } from './defineList.ts'
import { ListScreen } from './ListScreen.tsx'
import { ofCall } from './ofCall.ts'

readyForParts()
const server = answering()

const listDogs = list({
  path: '/dogs',
  does: 'Dogs.',
  access: may.administer,
  rows: ['dogs', shape({ id: ['id', id], name: ['name', z.string()], isActive: ['is_active', z.boolean()] })],
  filters: { state: wordFilter('state', ['active', 'inactive']) },
  sorts: { keys: ['name'], usual: 'name' },
})
const close = vi.fn<(ids: readonly number[], isActive: boolean) => Promise<never>>()
const closeKept = vi.fn<(ids: readonly number[]) => Promise<never>>()
const dogs = defineList({
  name: 'dogs',
  ...ofCall(listDogs, { path: '/clients', chips: 'state' }),
  useContext: () => null,
  columns: [{ key: 'name', cell: ({ name }) => name, value: ({ name }) => name, isLink: true }],
  card: ({ name }) => <a href="#dog">{name}</a>,
  cardHeight: 60,
  several: {
    nameOf: ({ name }) => name,
    acts: ({ rows, clear }) => <CloseActs rows={rows} ask={close} closeKept={closeKept} readers={[listDogs]} onDone={clear} />,
  },
  empty: () => <p>Aucun chien</p>,
})

/** As many as the server has; it answers two at a time. */
const kennel = ['Ada', 'Bob', 'Cid', 'Dot', 'Eve'].map((name, at) => ({ id: at + 1, name, is_active: at < 4 }))
beforeEach(() => {
  setWidth(1440)
  close.mockReset()
  closeKept.mockReset()
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  const words = {
    title: 'Chiens',
    columns: { name: 'Nom' },
    filters: { state: { title: 'État', all: 'Tous', active: 'Actifs', inactive: 'Fermés' } },
    count_one: '{{count}} chien',
    count_other: '{{count}} chiens',
    empty: { filtered: 'Aucun', showAll: 'Tous' },
  }
  i18next.addResourceBundle('fr', 'translation', { dogs: words }, true, true)
  server.to({
    'GET /dogs': ({ query }) => {
      const of = kennel.filter(({ is_active }) => !query.get('state') || is_active === (query.get('state') === 'active'))
      const from = Number(query.get('cursor') ?? 0)
      const next = from + 2
      const counts = { state: { all: 5, active: 4, inactive: 1 } }
      return {
        body: {
          dogs: of.slice(from, next),
          total: from === 0 ? of.length : null,
          counts,
          nextCursor: next < of.length ? String(next) : null,
        },
      }
    },
  })
})
const open = async () => {
  await showOnPage(<ListScreen list={dogs} />)
  await screen.findByRole('checkbox', { name: 'Sélectionner Ada' })
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const bar = () => screen.getByRole('region', { name: /sélectionné|Aucune/ })
const press = (name: string) => fireEvent.click(within(bar()).getByRole('button', { name }))

describe('rows that are chosen', () => {
  it('are counted in a bar, which is there with the first and goes with the last', async () => {
    await open()
    expect(screen.queryByRole('region', { name: /sélectionné/ })).toBeNull()
    fireEvent.click(box('Sélectionner Ada'))
    fireEvent.click(box('Sélectionner Bob'))
    expect(within(bar()).getByText('2 sélectionnés')).toBeDefined()
    fireEvent.click(box('Sélectionner Bob'))
    expect(within(bar()).getByText('1 sélectionné')).toBeDefined()
    press('Désélectionner')
    expect(screen.queryByRole('region', { name: /sélectionné/ })).toBeNull()
  })

  it('may be all of the list as it is narrowed, also those that have not come', async () => {
    await open()
    fireEvent.click(box('Tout sélectionner'))
    await waitFor(() => expect(within(bar()).getByText('5 sélectionnés')).toBeDefined())
    close.mockResolvedValue({ doneIds: [1, 2, 3, 4], kept: [] } as never)
    press('Fermer la sélection')
    await waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith([1, 2, 3, 4], false))
    // Done, nothing is chosen any more.
    await waitFor(() => expect(box('Sélectionner Ada').checked).toBe(false))
  })

  it('are none where the list is narrowed otherwise', async () => {
    await open()
    fireEvent.click(box('Sélectionner Ada'))
    fireEvent.click(screen.getByRole('button', { name: /Actifs/ }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /sélectionné/ })).toBeNull())
  })

  it('that a rule keeps are named with the reason, and stay chosen until that is read', async () => {
    await open()
    fireEvent.click(box('Sélectionner Ada'))
    fireEvent.click(box('Sélectionner Bob'))
    close.mockResolvedValue({ doneIds: [1], kept: [{ id: 2, name: 'Bob', reason: 'A encore un maître.' }] } as never)
    press('Fermer la sélection')
    const said = await screen.findByRole('dialog', { name: '1 fermé, 1 gardé en l’état' })
    expect(within(said).getByRole('listitem').textContent).toBe('BobA encore un maître.')
    fireEvent.click(within(said).getAllByRole('button', { name: 'Fermer' }).at(-1)!)
    await waitFor(() => expect(box('Sélectionner Bob').checked).toBe(false))
  })

  it('that were kept are closed all the same where that may be confirmed', async () => {
    await open()
    fireEvent.click(box('Sélectionner Ada'))
    fireEvent.click(box('Sélectionner Bob'))
    close.mockResolvedValue({ doneIds: [1], kept: [{ id: 2, name: 'Bob', reason: 'Services à venir : 3.' }] } as never)
    closeKept.mockResolvedValue({ doneIds: [2], kept: [] } as never)
    press('Fermer la sélection')
    const said = await screen.findByRole('dialog', { name: '1 fermé, 1 gardé en l’état' })
    expect(closeKept).not.toHaveBeenCalled()
    fireEvent.click(within(said).getByRole('button', { name: 'Fermer quand même' }))
    await waitFor(() => expect(closeKept).toHaveBeenCalledExactlyOnceWith([2]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(box('Sélectionner Bob').checked).toBe(false))
  })

  it('stay chosen where the server does not answer', async () => {
    await open()
    fireEvent.click(box('Sélectionner Ada'))
    close.mockRejectedValue(new Error('gone'))
    press('Fermer la sélection')
    await waitFor(() => expect(close).toHaveBeenCalled())
    expect(box('Sélectionner Ada').checked).toBe(true)
  })

  it('are chosen on a phone once that is begun, and end with it', async () => {
    setWidth(390)
    await showOnPage(<ListScreen list={dogs} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Sélectionner' }))
    fireEvent.click(box('Sélectionner Ada'))
    expect(within(bar()).getByText('1 sélectionné')).toBeDefined()
    press('Désélectionner')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
