import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Day } from '@vigie/contract/kit/time.ts'
import { listPrints } from '@vigie/contract/prints/prints.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { invalidate } from '../../api/queries.ts'
import { answering, showOnPage } from '../../domains/testing/answering.testing.tsx'
import { printShiftsAddress } from '../../routing/addresses/prints.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { readyForParts, setWidth } from '../../ui/testing.tsx'
import { PrintBoard } from './PrintBoard.tsx'
import { viewOfShifts } from './view.ts'

readyForParts()
const server = answering()

const choice = (id: number, name: string, agent_count: number | null) => ({ id, name, detail: `C${id}`, agent_count, shift_count: 12 })
const sites = [choice(1, 'Campus', 2), choice(2, 'Hôpital', 10), choice(3, 'Musée', 4)]
const agents = [choice(1, 'Valmorin Léa', null)]
const print = (state: string, more: object = {}) => ({
  id: 4,
  kind: 'plannings',
  month: '202611',
  week: null,
  sheet_count: 240,
  done_count: 156,
  state,
  message: null,
  created_at: '2026-11-20T10:22:00Z',
  finished_at: null,
  name: null,
  bytes: null,
  page_count: null,
  url: null,
  expires_at: null,
  ...more,
})
const file = {
  name: 'plannings.pdf',
  bytes: 2_500_000,
  page_count: 240,
  url: '/stored/x',
  expires_at: '2026-11-27T10:22:00Z',
  done_count: 240,
}
let prints: unknown[] = []
let pageCount = 1

beforeEach(() => {
  // Else nothing is in sight.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(336)
  prints = []
  pageCount = 1
  server.to({
    'GET /company/identity': () => ({
      body: {
        registration_number: '',
        authorisation_number: '',
        declaration_number: '',
        address: '',
        postcode: '',
        city: '',
        version: 1,
      },
    }),
    'GET /print/choices': ({ query }) => {
      const choices = query.get('what') === 'sites' ? sites : agents
      return { body: { choices, total: choices.length, nextCursor: null } }
    },
    'POST /print/preview': () => ({ body: { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', page_count: pageCount } }),
    'GET /print': () => ({ body: { prints, nextCursor: null } }),
    'POST /print': () => {
      prints = [print('running', { done_count: 0 })]
      return { body: { print: prints[0] } }
    },
    'DELETE /print': () => {
      prints = [print('cancelled')]
      return { body: { print: prints[0] } }
    },
  })
})

const OpenedFile = ({ url }: { readonly url: string }) => <p>{`file ${url}`}</p>

function Board() {
  const [view, change] = useAddress(printShiftsAddress)
  return (
    <main tabIndex={-1}>
      <PrintBoard view={viewOfShifts(view, '2026-11-20' as Day)} onChange={change} Window={OpenedFile} />
    </main>
  )
}
const create = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Créer le PDF' })
/** Presses it once it is known what is chosen. */
async function pressCreate(): Promise<void> {
  const button = await create()
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
}
const asked = (call: string) => server.asked.filter((one) => one.call === call).map(({ body }) => body)
const box = (name: string) => screen.findByRole('checkbox', { name })

it('all sites are chosen, one is taken away and an agent added: what is printed says so', async () => {
  await showOnPage(<Board />)
  expect(await screen.findByText('3 feuilles')).not.toBeNull()
  fireEvent.click(await box('Imprimer Hôpital'))
  expect(await screen.findByText('2 sur 3')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Agents 1' }))
  fireEvent.click(await box('Imprimer Valmorin Léa'))
  expect(await screen.findByText('2 sites, 1 agent')).not.toBeNull()
  await pressCreate()
  await waitFor(() => expect(asked('POST /print')).toHaveLength(1))
  // All agents are chosen by then, as the list says.
  expect(asked('POST /print')[0]).toMatchObject({ kind: 'plannings', site_ids: [1, 3], resource_ids: null })
})

it('nothing chosen prints nothing, and says what to do at both places', async () => {
  await showOnPage(<Board />)
  fireEvent.click(await box('Tous les sites'))
  expect(await screen.findByText('Cochez au moins un site ou un agent.')).not.toBeNull()
  expect(screen.getByText('Rien n’est choisi')).not.toBeNull()
  expect((await create()).disabled).toBe(true)
})

it('the sheets are turned through among the chosen ones; a row that is pressed shows its own, chosen or not', async () => {
  await showOnPage(<Board />)
  const aside = screen.getByRole('complementary', { name: 'Aperçu' })
  expect(await within(aside).findByText('1 / 3')).not.toBeNull()
  expect(await within(aside).findByRole('img', { name: /^Feuille de planning, .*: Campus$/ })).not.toBeNull()
  fireEvent.click(within(aside).getByRole('button', { name: 'Feuille suivante' }))
  expect(await within(aside).findByText('2 / 3')).not.toBeNull()
  fireEvent.click(await box('Imprimer Hôpital'))
  expect(await within(aside).findByText('Non choisie')).not.toBeNull()
  fireEvent.click(screen.getByText('Musée'))
  expect(await within(aside).findByText('2 / 2')).not.toBeNull()
})

it('a sheet begins at its first page in another month; of one that has fewer now the last is shown', async () => {
  pageCount = 3
  await showOnPage(<Board />)
  const aside = await screen.findByRole('complementary', { name: 'Aperçu' })
  expect(await within(aside).findByText('Page 1 sur 3')).not.toBeNull()
  const turn = async (to: string) => {
    fireEvent.click(within(aside).getByRole('button', { name: 'Page suivante de la feuille' }))
    expect(await within(aside).findByText(to)).not.toBeNull()
  }
  await turn('Page 2 sur 3')
  await turn('Page 3 sur 3')
  pageCount = 2
  fireEvent.click(screen.getByRole('checkbox', { name: 'Jours fériés' }))
  expect(await within(aside).findByText('Page 2 sur 2')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Mois suivant' }))
  expect(await within(aside).findByText('Page 1 sur 2')).not.toBeNull()
})

it('a print that was under way when the page was opened is followed, and can be cancelled', async () => {
  prints = [print('running')]
  await showOnPage(<Board />)
  expect(await screen.findByRole('progressbar', { name: /^Création du PDF.: 156 feuilles sur 240$/ })).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Créer le PDF' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(await create()).not.toBeNull()
  expect(asked('DELETE /print')).toHaveLength(1)
  expect(await screen.findByText('Annulée')).not.toBeNull()
})

it('its file takes the place of the progress until something else is chosen; it stays in the list', async () => {
  await showOnPage(<Board />)
  await pressCreate()
  await screen.findByRole('button', { name: 'Annuler' })
  prints = [print('done', file)]
  await act(() => invalidate(listPrints))
  expect(await screen.findByText(/^Le PDF est prêt.: 240 feuilles$/, { selector: 'div' })).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir' }))
  expect(await screen.findByText('file /stored/x')).not.toBeNull()
  fireEvent.click(await box('Imprimer Hôpital'))
  expect(await create()).not.toBeNull()
  expect(screen.getByRole('button', { name: /^Ouvrir.: Plannings de novembre 2026$/ })).not.toBeNull()
})

it('a print that failed says why and what to do, and starts again', async () => {
  await showOnPage(<Board />)
  await pressCreate()
  await screen.findByRole('button', { name: 'Annuler' })
  prints = [print('failed', { message: 'Le serveur a manqué de mémoire. Choisissez moins de feuilles.' })]
  await act(() => invalidate(listPrints))
  expect(await screen.findByText('Le PDF n’a pas été créé', { selector: 'div' })).not.toBeNull()
  expect(screen.getAllByText(/Choisissez moins de feuilles/)).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  await waitFor(() => expect(asked('POST /print')).toHaveLength(2))
})

it('on a phone one chooses first, and the sheet opens over the page', async () => {
  setWidth(390)
  await showOnPage(<Board />)
  await create()
  expect(screen.queryByRole('complementary', { name: 'Aperçu' })).toBeNull()
  // A press on a row ticks it: there is no sheet beside it.
  fireEvent.click(await screen.findByText('Hôpital'))
  expect(await screen.findByText('2 feuilles')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Aperçu' }))
  const window = await screen.findByRole('dialog', { name: 'Aperçu' })
  expect(within(window).getByText('1 / 2')).not.toBeNull()
})

it('a time in which nobody has a service is said, with the way to a planning', async () => {
  server.to({
    'GET /print/choices': () => ({ body: { choices: [], total: 0, nextCursor: null } }),
    'GET /print': () => ({ body: { prints: [], nextCursor: null } }),
  })
  await showOnPage(<Board />)
  expect(await screen.findByText('Aucun service à imprimer')).not.toBeNull()
  // In the list, and beside the button.
  expect(screen.getAllByText('Aucun service sur cette période')).toHaveLength(2)
  expect((await create()).disabled).toBe(true)
})
