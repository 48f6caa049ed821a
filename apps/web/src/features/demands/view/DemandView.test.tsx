import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { createStore, useStore } from '../../../kit/store.ts'
import { sessionStore } from '../../../session/store.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { absence, advanceForm, demandOf, infoForm, leave, opens } from '../demands.testing.ts'
import { Given, answer, button, effects, plain, press, text, write } from './demandView.testing.tsx'
import type { Answered } from './useAnswer.ts'

readyForParts()
const server = answering()
const sent = () => server.asked.filter(({ call }) => call === 'PUT /demands').map(({ body }) => body)
beforeEach(() => server.to({ 'GET /demands/effects': effects({ absence }) }))

it('an absence: what it is, what falls open with who could cover it, the month that is asked again, the week in hours', async () => {
  await showOnPage(<Given demand={leave} />)
  const region = await screen.findByRole('region', { name: 'Si vous acceptez' })
  await within(region).findByText('1 service devient non pourvu')
  expect(plain(region)).toContain('Le lun. 14 déc. passe en « Congés sans solde ».')
  expect(plain(region)).toContain('Hôpital de la Brière, 08:00')
  expect(plain(region)).toContain('Son planning pour décembre 2026, déjà validé, lui sera soumis à nouveau.')
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

const without = (right: 'man_edit_planning' | 'man_edit_resources') => {
  const exchange = sessionStore.get().exchange!
  const settings = { ...exchange.environment.settings, [right]: false }
  sessionStore.set({ phase: 'ready', exchange: { ...exchange, environment: { ...exchange.environment, settings } } })
}

it('who may not change plannings is told so before, and answers otherwise', async () => {
  without('man_edit_planning')
  await showOnPage(<Given demand={{ ...leave, id: 25 }} />)
  expect(await screen.findByText(/^Accepter change le planning : il y faut le droit de modifier les plannings/)).toBeDefined()
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

const service = { id: 31, site_name: 'Siège', datetime_start: '2026-12-14 07:00:00', datetime_end: '2026-12-14 19:00:00' }
const swapped = (changes: object) => ({
  swap: {
    shift: service,
    colleague_id: 14,
    colleague_name: 'ROUSSEL Léa',
    colleague_shift: { ...service, id: 32, datetime_start: '2026-12-16 07:00:00', datetime_end: '2026-12-16 19:00:00' },
    stands: true,
    has_moved: false,
    colleague_phone: '',
    obstacles: [],
    ...changes,
  },
})
const against = {
  resource_id: 14,
  resource_name: 'ROUSSEL Léa',
  message: 'Deux services en même temps.',
  is_refusal: true,
  can_waive: false,
}

it.each([
  ['nothing passes what speaks against it', swapped({ obstacles: [against] }), 'Deux services en même temps.', true],
  ['one of the two has lost its service', swapped({ stands: false }), 'Cet échange n’est plus possible', true],
  ['nothing speaks against it', swapped({}), 'Rien ne s’y oppose', false],
  ['a service has moved since, which is said', swapped({ has_moved: true }), 'Un des services a changé depuis la demande', false],
])('a swap cannot be accepted where %s: %s', async (_, given, said, isClosed) => {
  server.to({ 'GET /demands/effects': effects(given) })
  await showOnPage(<Given demand={demandOf({ id: 29, typeId: 11 })} />)
  expect(await screen.findByText(new RegExp(said))).toBeDefined()
  expect(button('Accepter').disabled).toBe(isClosed)
})

it('a swap that a rule of law speaks against is accepted with a reason, which is sent', async () => {
  server.to({
    'GET /demands/effects': effects(swapped({ obstacles: [{ ...against, can_waive: true }] })),
    'PUT /demands': answer(demandOf({ id: 30, typeId: 11 }), { status: 3 }),
  })
  await showOnPage(<Given demand={demandOf({ id: 30, typeId: 11 })} />)
  await screen.findByText(/Deux services/)
  press('Accepter')
  expect(await screen.findByText(/^Écrivez pourquoi vous passez outre/)).toBeDefined()
  fireEvent.change(screen.getByLabelText('Pourquoi passer outre'), { target: { value: 'Accord des deux' } })
  press('Accepter')
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ waiver: 'Accord des deux' }))
})
