import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { demand as demandShape, type Demand } from '@vigie/contract/demands/demands.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { answering, showOnPage } from '../../domains/testing/answering.testing.tsx'
import { readyForParts, setWidth } from '../../ui/testing.tsx'
import { demandOf, leave } from './demands.testing.ts'
import { DemandsBoard } from './DemandsBoard.tsx'

readyForParts()
const server = answering()

const nothing = () => null
const doNothing = () => undefined
const all: readonly Demand[] = [
  { ...leave, id: 21 },
  demandOf({ id: 22, typeId: 3, typeName: 'Acompte', fields: { amount: 40_000 }, agentName: 'DUCHASTIN Damien' }),
  demandOf({ id: 23, typeId: 10, typeName: 'Autre demande', text: 'Me rappeler', agentName: 'SOUBRAC Yanis' }),
]
let open = all
const counts = () => ({ body: { open: open.length, accepted: 2, refused: 1, all: open.length + 3, oldest_at: null, most: null } })
const listed = ({ query }: { query: URLSearchParams }) => {
  const id = query.get('demandId')
  const found = id === null ? open : all.filter((one) => String(one.id) === id)
  return { body: { demands: found.map((one) => z.encode(demandShape, one)), nextCursor: null } }
}
beforeEach(() => {
  open = all
  setWidth(1440)
  // Rows exist as far as their list is high.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  server.to({
    'GET /demands': listed,
    'GET /demands/counts': counts,
    'GET /demands/types': () => ({ body: { types: [] } }),
    'GET /demands/effects': () => ({ body: { seen: 'a1', absence: null, changes: [], swap: null } }),
    'PUT /demands': ({ body }) => {
      open = open.filter(({ id }) => id !== body['id'])
      const answered = all.find(({ id }) => id === body['id'])!
      return { body: { demand: z.encode(demandShape, { ...answered, status: body['status'] as 3, version: 2 }) } }
    },
  })
})
const show = () => showOnPage(<DemandsBoard cover={nothing} onFile={doNothing} acts={null} />)
const grid = () => screen.getByRole('grid', { name: 'Demandes' })
const read = () => within(screen.getByRole('complementary', { name: 'Demande' }))
const press = (key: string, on: Element = document.activeElement!) => fireEvent.keyDown(on, { key })

it('beside the list the first is read; the arrows lead through it, Enter into what is read, Escape back', async () => {
  await show()
  await waitFor(() => expect(read().getByRole('heading', { name: 'VERNOULT Awa' })).toBeDefined())
  expect(screen.getByRole('button', { name: 'À traiter 3' }).getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(within(grid()).getAllByRole('row')).toHaveLength(3))
  grid().focus()
  press('ArrowDown')
  const second = await waitFor(() => read().getByRole('heading', { name: 'DUCHASTIN Damien' }))
  expect(within(grid()).getByRole('row', { selected: true }).textContent).toContain('400,00')
  press('Enter')
  await waitFor(() => expect(document.activeElement).toBe(second))
  press('Escape')
  expect(document.activeElement).toBe(grid())
})

it('after an answer the next that waits is read, and its name has the focus; after the last that is said', async () => {
  await show()
  const answer = async (name: string) => {
    await waitFor(() => expect(read().getByRole('heading', { name })).toBeDefined())
    await waitFor(() => expect(read().getByRole<HTMLButtonElement>('button', { name: 'Accepter' }).disabled).toBe(false))
    fireEvent.click(read().getByRole('button', { name: 'Accepter' }))
  }
  await answer('VERNOULT Awa')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('DUCHASTIN Damien'))
  await answer('DUCHASTIN Damien')
  await answer('SOUBRAC Yanis')
  expect(await screen.findByText('Toutes les demandes ont leur réponse')).toBeDefined()
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('without room beside it a demand opens over the list', async () => {
  setWidth(390)
  await show()
  fireEvent.click(await screen.findByRole('button', { name: /DUCHASTIN Damien/ }))
  const over = await screen.findByRole('dialog', { name: 'Demande' })
  expect(await within(over).findByRole('button', { name: 'Accepter' })).toBeDefined()
  fireEvent.click(within(over).getByRole('button', { name: 'Fermer la demande' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
