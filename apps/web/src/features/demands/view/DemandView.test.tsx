import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { demand as demandShape, type Demand } from '@vigie/contract/demands/demands.ts'
import { useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { createStore, useStore } from '../../../kit/store.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { advanceForm, demandOf, infoForm, leave } from '../demands.testing.ts'
import { DemandView, type DemandViewProps } from './DemandView.tsx'
import type { Answered } from './useAnswer.ts'

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
