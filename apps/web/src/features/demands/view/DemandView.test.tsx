import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { demand as demandShape, type Demand } from '@vigie/contract/demands/demands.ts'
import { useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { createStore, useStore } from '../../../kit/store.ts'
import { sessionStore } from '../../../session/store.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { advanceForm, demandOf, infoForm, leave } from '../demands.testing.ts'
import { DemandView, type DemandViewProps } from './DemandView.tsx'
import { keptAnswer, type Answered } from './useAnswer.ts'

readyForParts()
const server = answering()

const opens = {
  id: 31,
  site_id: 5,
  site_name: 'Hôpital de la Brière',
  datetime_start: '2026-12-14 08:00:00',
  datetime_end: '2026-12-14 20:00:00',
  starts_at: '2026-12-14T07:00:00Z',
  ends_at: '2026-12-14T19:00:00Z',
  time_zone: 'Europe/Paris',
  month: '202612',
  is_night: false,
  fate: 'opens',
}
const absence = {
  unavailability_type_name: 'Congés sans solde',
  date_start: '2026-12-14',
  date_end: '2026-12-14',
  shifts: [opens],
  weeks: [{ date_start: '2026-12-14', minutes: 2880, minutes_after: 2160 }],
  months_asked_again: ['202612'],
}
const effects = (given: object) => () => ({ body: { seen: 'a1', absence: null, changes: [], ...given } })
const answer = (demand: Demand, changes: Partial<Demand>) => () => ({
  body: { demand: z.encode(demandShape, { ...demand, version: demand.version + 1, ...changes }) },
})

const cover: DemandViewProps['cover'] = (_, name) => <button type="button">{name}</button>
interface GivenProps extends Partial<DemandViewProps> {
  readonly demand: Demand
}
function Given(props: GivenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return <DemandView form={undefined} heading={heading} cover={cover} onFile={() => undefined} onAnswered={() => undefined} {...props} />
}
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Votre réponse à VERNOULT Awa')
const write = (typed: string) => fireEvent.change(text(), { target: { value: typed } })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const sent = () => server.asked.filter(({ call }) => call === 'PUT /demands').map(({ body }) => body)
const plain = (element: Element) => element.textContent.replaceAll(/[\s\u00a0\u202f]+/g, ' ')

beforeEach(() => server.to({ 'GET /demands/effects': effects({ absence }) }))

it('an absence: what it is, what falls open with who could cover it, the month that is asked again, the week in hours', async () => {
  await showOnPage(<Given demand={leave} />)
  const region = await screen.findByRole('region', { name: 'Si vous acceptez' })
  await within(region).findByText('1 service devient non pourvu')
  expect(plain(region)).toContain('Le lun. 14 déc. passe en « Congés sans solde ».')
  expect(plain(region)).toContain('Hôpital de la Brière, 08:00')
  expect(plain(region)).toContain('Son planning de décembre 2026, déjà validé, lui sera soumis à nouveau.')
  expect(plain(region)).toContain('de 48 h à 36 h')
  expect(within(region).getByRole('button').textContent).toMatch(/^Qui peut couvrir Hôpital de la Brière/)
  const [, before, after] = within(within(region).getByRole('table')).getAllByRole('row')
  expect(plain(before!)).toContain('0820')
  expect(plain(after!)).toContain('CSS')
})

it('accepting sends what was shown to change, and tells what fell open', async () => {
  server.to({ 'GET /demands/effects': effects({ absence }), 'PUT /demands': answer(leave, { status: 3 }) })
  const onAnswered = vi.fn<(answered: Answered) => void>()
  await showOnPage(<Given demand={leave} onAnswered={onAnswered} />)
  expect(button('Accepter').disabled).toBe(true)
  await waitFor(() => expect(button('Accepter').disabled).toBe(false))
  press('Accepter')
  await waitFor(() => expect(onAnswered).toHaveBeenCalled())
  expect(sent()).toEqual([{ id: 7, version: 1, status: 3, response: '', seen: 'a1' }])
  expect(onAnswered.mock.calls[0]![0].opened.map(({ id }) => id)).toEqual([31])
})

it('what accepting changes is something else by now: it is shown, and asked again', async () => {
  let seen = 'a1'
  server.to({
    'GET /demands/effects': () => effects({ seen, absence: { ...absence, shifts: seen === 'a1' ? [opens] : [] } })(),
    'PUT /demands': () => {
      seen = 'b2'
      return { status: 409, body: { code: 'DEMAND_EFFECTS_CHANGED', message: 'Ce n’est plus ce qui était affiché.' } }
    },
  })
  await showOnPage(<Given demand={leave} />)
  await waitFor(() => expect(button('Accepter').disabled).toBe(false))
  write('Bonne route')
  press('Accepter')
  expect(await screen.findByText('Ce n’est plus ce qui était affiché.')).toBeDefined()
  expect(screen.getByText('Aucun service n’est prévu sur ces jours.')).toBeDefined()
  expect(screen.getByText(/Le planning vient de changer/)).toBeDefined()
  expect(text().value).toBe('Bonne route')
  server.to({ 'GET /demands/effects': effects({ seen: 'b2' }), 'PUT /demands': answer(leave, { status: 3 }) })
  press('Accepter')
  await waitFor(() => expect(sent().map((one) => one['seen'])).toEqual(['a1', 'b2']))
})

it('a refusal asks why, and what was typed outlives a failure and another demand', async () => {
  server.to({
    'GET /demands/effects': effects({ absence }),
    'PUT /demands': () => ({ status: 500, body: { code: 'UNFORESEEN', message: 'Non.' } }),
  })
  const demand = createStore<Demand>({ ...leave, id: 8 })
  function Live() {
    const shown = useStore(demand)
    return <Given key={shown.id} demand={shown} />
  }
  await showOnPage(<Live />)
  press('Refuser')
  expect(await screen.findByText('Dites pourquoi : la personne lira ce texte.')).toBeDefined()
  expect(sent()).toEqual([])
  write('Déjà trois absents ce jour-là.')
  press('Refuser')
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(sent()).toEqual([{ id: 8, version: 1, status: 5, response: 'Déjà trois absents ce jour-là.' }])
  act(() => demand.set({ ...leave, id: 9 }))
  expect(text().value).toBe('')
  act(() => demand.set({ ...leave, id: 8 }))
  expect(text().value).toBe('Déjà trois absents ce jour-là.')
  server.to({ 'GET /demands/effects': effects({ absence }), 'PUT /demands': answer({ ...leave, id: 8 }, { status: 5 }) })
  press('Refuser')
  await waitFor(() => expect(sent()).toHaveLength(2))
})

it('somebody else answers meanwhile: that is said, with what is answered, and the text that was being written stays', async () => {
  const demand = createStore<Demand>({ ...leave, id: 10 })
  function Live() {
    return <Given demand={useStore(demand)} />
  }
  await showOnPage(<Live />)
  write('Je vois avec le client')
  act(() =>
    demand.set({ ...leave, id: 10, version: 2, status: 5, response: 'Non', handledByName: 'Paul Serre', handledAt: leave.createdAt }),
  )
  expect(screen.getByText('Paul Serre vient d’y répondre.')).toBeDefined()
  expect(screen.getByText(/^Refusée par Paul Serre/)).toBeDefined()
  expect(screen.getByText('Je vois avec le client')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Accepter' })).toBeNull()
  press('Effacer ce texte')
  expect(screen.queryByText('Je vois avec le client')).toBeNull()
})

/** Shows a demand that can change while it is read. */
async function showLive(first: Demand) {
  const demand = createStore(first)
  const Live = () => <Given demand={useStore(demand)} form={infoForm} />
  await showOnPage(<Live />)
  return (changes: Partial<Demand>) => act(() => demand.set({ ...demand.get(), version: demand.get().version + 1, ...changes }))
}
const bySerre = { status: 1, handledByName: 'Paul Serre', handledAt: leave.createdAt } as const

it('a colleague says «En cours» meanwhile: an untouched answer begins from that text, and nothing else is said to be asked', async () => {
  const change = await showLive({ ...leave, id: 14 })
  change({ ...bySerre, response: 'Je vois avec le client.' })
  expect(text().value).toBe('Je vois avec le client.')
  expect(screen.getByText('Paul Serre a répondu « En cours ».')).toBeDefined()
  expect(screen.queryByText(/voici ce qui est demandé maintenant/)).toBeNull()
  expect(screen.queryByText('Réponse de Paul Serre')).toBeNull()
})

it('a colleague says «En cours» while one writes: both texts are there, and the colleague’s goes once it is one’s own', async () => {
  const change = await showLive({ ...leave, id: 15 })
  write('Bonne route')
  change({ ...bySerre, response: 'Je vois avec le client.' })
  expect(text().value).toBe('Bonne route')
  expect(screen.getByText('Réponse de Paul Serre').parentElement!.textContent).toContain('Je vois avec le client.')
  write('Je vois avec le client.')
  expect(screen.queryByText('Réponse de Paul Serre')).toBeNull()
  write('')
})

it('a colleague is quicker than an answer without a text: the refusal is said, and the colleague’s text is not overwritten', async () => {
  const demand = createStore<Demand>({ ...leave, id: 20 })
  const Live = () => <Given demand={useStore(demand)} />
  server.to({
    'GET /demands/effects': effects({ absence }),
    'PUT /demands': () => {
      act(() => demand.set({ ...leave, id: 20, version: 2, ...bySerre, response: 'Je vois avec le client.' }))
      return { status: 409, body: { code: 'CONFLICT', message: 'Conflit.' } }
    },
  })
  await showOnPage(<Live />)
  await waitFor(() => expect(button('Accepter').disabled).toBe(false))
  press('Accepter')
  expect(await screen.findByText('Cette demande vient de changer. Relisez-la, puis répondez à nouveau.')).toBeDefined()
  expect(text().value).toBe('Je vois avec le client.')
})

it('what is asked changes: that is said, and not that somebody has answered', async () => {
  const change = await showLive({ ...leave, id: 16 })
  change({ text: 'Rendez-vous à 9 h.' })
  expect(screen.getByText(/voici ce qui est demandé maintenant/)).toBeDefined()
  expect(screen.queryByText(/a répondu/)).toBeNull()
})

it('after one’s own «En cours» nothing is said to have changed, for what accepting changes is the same', async () => {
  let seen = 'a1'
  server.to({
    'GET /demands/effects': () => effects({ seen, absence })(),
    'PUT /demands': () => {
      seen = 'b2'
      return answer({ ...leave, id: 17 }, { status: 1, response: 'Je regarde.' })()
    },
  })
  await showLive({ ...leave, id: 17 })
  await screen.findByText('1 service devient non pourvu')
  write('Je regarde.')
  press('Autres réponses')
  fireEvent.click(screen.getByRole('menuitem', { name: /^En cours/ }))
  const asked = () => server.asked.filter(({ call, query }) => call === 'GET /demands/effects' && query.get('id') === '17')
  await waitFor(() => expect(asked().length).toBeGreaterThan(1), { timeout: 8000 })
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(screen.queryByText(/vient de changer/)).toBeNull()
  press('Accepter')
  await waitFor(() => expect(sent().map((one) => one['seen'])).toEqual([undefined, 'b2']))
})

it('of a sheet that has changed meanwhile the planning is not spoken of', async () => {
  let before = 'Toulouse'
  server.to({
    'GET /demands/effects': () => effects({ seen: before, changes: [{ field: 'city', before, after: 'Colomiers' }] })(),
    'PUT /demands': () => {
      before = 'Blagnac'
      return { status: 409, body: { code: 'DEMAND_EFFECTS_CHANGED', message: 'Ce n’est plus ce qui était affiché.' } }
    },
  })
  await showLive(demandOf({ id: 18, typeId: 1, typeName: 'Mes informations', fields: { city: 'Colomiers' } }))
  await waitFor(() => expect(button('Accepter').disabled).toBe(false))
  press('Accepter')
  expect(await screen.findByText('Blagnac')).toBeDefined()
  expect(screen.getByText(/^Ce n’est plus ce qui était affiché : voici/)).toBeDefined()
  expect(screen.queryByText(/Le planning vient/)).toBeNull()
})

it('one’s own answer whose confirmation was lost is not said to be unsent', async () => {
  const change = await showLive({ ...leave, id: 19 })
  write('Pas ce jour-là. ')
  change({ status: 5, response: 'Pas ce jour-là.', handledByName: 'Claire Morvan', handledAt: leave.createdAt })
  expect(screen.getByText('Pas ce jour-là.')).toBeDefined()
  expect(screen.queryByText('Votre texte, qui n’a pas été envoyé')).toBeNull()
  expect(keptAnswer(19).read()).toBeUndefined()
})

it('somebody else answers while one writes: the name above takes the focus', async () => {
  const change = await showLive({ ...leave, id: 24 })
  text().focus()
  change({ status: 5, response: 'Non', handledByName: 'Paul Serre', handledAt: leave.createdAt })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'VERNOULT Awa' }))
})

const without = (right: 'man_edit_planning' | 'man_edit_resources') => {
  const exchange = sessionStore.get().exchange!
  const settings = { ...exchange.environment.settings, [right]: false }
  sessionStore.set({ phase: 'ready', exchange: { ...exchange, environment: { ...exchange.environment, settings } } })
}

it('who may not change plannings is told so before, and answers otherwise', async () => {
  without('man_edit_planning')
  await showOnPage(<Given demand={{ ...leave, id: 25 }} />)
  expect(await screen.findByText(/^Accepter retire des services : il y faut le droit de modifier les plannings/)).toBeDefined()
  expect(button('Accepter').disabled).toBe(true)
  expect(button('Refuser').disabled).toBe(false)
})

it('an absence that takes no service asks for no right on plannings', async () => {
  without('man_edit_planning')
  server.to({ 'GET /demands/effects': effects({ absence: { ...absence, shifts: [{ ...opens, fate: 'over' }] } }) })
  await showOnPage(<Given demand={{ ...leave, id: 26 }} />)
  await waitFor(() => expect(button('Accepter').disabled).toBe(false))
})

it('who may not change sheets is told so before', async () => {
  without('man_edit_resources')
  server.to({ 'GET /demands/effects': effects({ changes: [{ field: 'city', before: 'Toulouse', after: 'Colomiers' }] }) })
  await showOnPage(<Given demand={demandOf({ id: 27, typeId: 1, fields: { city: 'Colomiers' } })} form={infoForm} />)
  expect(await screen.findByText(/il y faut le droit de modifier les agents/)).toBeDefined()
  expect(button('Accepter').disabled).toBe(true)
})

it('where what accepting changes cannot be said, what is asked of the sheet is read all the same', async () => {
  server.to({ 'GET /demands/effects': () => ({ status: 404, body: { code: 'NOT_FOUND', message: 'Introuvable' } }) })
  await showOnPage(<Given demand={demandOf({ id: 28, typeId: 1, fields: { city: 'Colomiers' } })} form={infoForm} />)
  expect(await screen.findByText('Impossible de dire ce que l’acceptation changerait.')).toBeDefined()
  expect(screen.getByText('Ville').parentElement!.textContent).toBe('VilleColomiers')
})

it('of the files only small pictures are fetched, and of those without one nothing', async () => {
  const file = { mediaType: 'image/jpeg', bytes: 4_000_000 }
  const files = [
    { ...file, path: 'whole1', thumbnailPath: 'small1', name: 'photo.jpg' },
    { ...file, path: 'whole2', thumbnailPath: null, name: 'autre.jpg' },
  ]
  server.to({
    'GET /demands/effects': effects({}),
    'GET /demands/file': () => ({ body: { success: true, url: '/files/small' } }),
  })
  await showOnPage(<Given demand={demandOf({ id: 29, files })} />)
  await waitFor(() => expect(document.querySelectorAll('img')).toHaveLength(1))
  const paths = server.asked.filter(({ call }) => call === 'GET /demands/file').map(({ query }) => query.get('path'))
  expect(paths).toEqual(['small1'])
})

it('one that is said to be in hand, without an answer, stays open', async () => {
  server.to({ 'GET /demands/effects': effects({ absence }), 'PUT /demands': answer({ ...leave, id: 11 }, { status: 1 }) })
  await showOnPage(<Given demand={{ ...leave, id: 11 }} />)
  press('Autres réponses')
  fireEvent.click(screen.getByRole('menuitem', { name: /^En cours/ }))
  await waitFor(() => expect(sent()).toEqual([{ id: 11, version: 1, status: 1, response: '' }]))
})

it('a change of details is a table of what stands before and after', async () => {
  const changes = [{ field: 'city', before: 'Toulouse', after: 'Colomiers' }]
  server.to({ 'GET /demands/effects': effects({ changes }) })
  const demand = demandOf({ id: 12, typeId: 1, typeName: 'Mes informations', fields: { city: 'Colomiers' } })
  await showOnPage(<Given demand={demand} form={infoForm} />)
  const rows = within(await screen.findByRole('table', { name: /^La fiche change/ })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['InformationAvantAprès', 'VilleToulouseColomiers'])
})

it('an advance changes nothing in the planning, and is said in euros', async () => {
  server.to({ 'GET /demands/effects': effects({}) })
  const demand = demandOf({ id: 13, typeId: 3, typeName: 'Acompte', fields: { amount: 40_000 }, amount: 40_000 })
  await showOnPage(<Given demand={demand} form={advanceForm} />)
  expect(plain(screen.getByText('Montant').parentElement!)).toBe('Montant400,00 €')
  expect(await screen.findByText(/^Rien ne change dans le planning ni dans la fiche/)).toBeDefined()
})
