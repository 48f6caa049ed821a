import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import { beforeEach, expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { createStore, useStore } from '../../../kit/store.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { absence, demandOf, infoForm, leave } from '../demands.testing.ts'
import { Given, answer, button, effects, press, text, write } from './demandView.testing.tsx'
import { keptAnswer } from './useAnswer.ts'

readyForParts()
const server = answering()
const sent = () => server.asked.filter(({ call }) => call === 'PUT /demands').map(({ body }) => body)
beforeEach(() => server.to({ 'GET /demands/effects': effects({ absence }) }))

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
