import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { readOffer } from '@vigie/contract/missions/missions.offered.ts'
import { mission as missionShape, type Mission } from '@vigie/contract/missions/missions.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { answering, showOnPage } from '../../domains/testing/answering.testing.tsx'
import { sessionStore, type Exchange } from '../../session/store.ts'
import { waiting } from '../../ui/feedback/toast.ts'
import { readyForParts } from '../../ui/testing.tsx'
import { missionOf, offeredAt } from './missions.testing.ts'
import { MissionsOffered } from './MissionsOffered.tsx'

readyForParts()
const server = answering()

/** A Thursday. */
const now = '2026-11-26T08:00:00Z' as Instant
const inHours = (hours: number): Instant => addMinutes(now, hours * 60)
const shift = () => offeredAt(inHours(1), inHours(13))

let held: Mission[] = []
const wire = (mission: Mission) => z.encode(missionShape, mission)
const told = () => waiting.get().map(({ text }) => text)
const offer = {
  papers: [{ name: null, state: 'expired' as const }],
  warnings: [{ code: 'SHORTEST_REST' as const, message: '8 h de repos.' }],
  instructions: [],
}

const always = {
  'GET /missions': () => ({ body: { missions: held.map(wire), nextCursor: null } }),
  'GET /missions/offer': () => ({ body: z.encode(readOffer.output, offer) }),
  'PUT /missions': ({ body }: { body: Record<string, unknown> }) => {
    const [mission] = held
    const response = 'response' in body ? (body['response'] as Mission['response']) : mission!.response
    const answered = { ...mission!, response, viewedAt: inHours(0), respondedAt: response === null ? null : inHours(0) }
    held = [answered, ...held.slice(1)]
    return { body: { mission: wire(answered) } }
  },
}
const puts = () => server.asked.filter(({ call }) => call === 'PUT /missions').map(({ body }) => body['response'])

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  waiting.set([])
  held = [missionOf([shift()])]
  server.to(always)
  const { exchange } = sessionStore.get()
  const user = { ...exchange!.user, role: 'resource', hasActiveContract: true, agentId: 7 }
  const environment = { ...exchange!.environment, mobile: { urgencyPhone: '+33145000000' } }
  sessionStore.set({ phase: 'ready', exchange: { ...exchange, user, environment } as unknown as Exchange })
})
const open = () => showOnPage(<MissionsOffered />)
const button = (name: RegExp) => screen.findByRole('button', { name })

it('is answered from the list, and stays where it was; the answer is taken back there too', async () => {
  held.push(missionOf([offeredAt(inHours(2), inHours(10), { siteName: 'Clinique' })]))
  await open()
  fireEvent.click((await screen.findAllByRole('button', { name: /^Disponible pour/ }))[0]!)
  const [first] = await screen.findAllByRole('article')
  expect(await within(first!).findByText('Vous êtes disponible')).toBeTruthy()
  expect(within(first!).getByText('Tour Horizon')).toBeTruthy()
  expect(told()).toEqual(['Merci d’avoir répondu. Vous serez informé si vous êtes affecté sur cette mission'])
  fireEvent.click(await button(/^Retirer votre réponse/))
  await waitFor(() => expect(told()).toContain('Réponse retirée'))
  fireEvent.click((await screen.findAllByRole('button', { name: /^Pas disponible pour/ }))[0]!)
  await waitFor(() => expect(told()).toContain('Merci d’avoir répondu.'))
  expect(puts()).toEqual([2, null, 3])
})

it('what fails is said in the card by the sentence of the specification, and can be answered again', async () => {
  server.to({ ...always, 'PUT /missions': () => ({ status: 500, body: { code: 'UNFORESEEN', message: 'Numéro 12' } }) })
  await open()
  fireEvent.click(await button(/^Disponible pour/))
  expect(await screen.findByText('Une erreur est survenue, veuillez réessayer ultérieurement.')).toBeTruthy()
  server.to({
    ...always,
    'PUT /missions': () => ({ status: 409, body: { code: 'MISSION_CLOSED', message: 'Cette mission n’est plus ouverte.' } }),
  })
  fireEvent.click(await button(/^Pas disponible pour/))
  expect(await screen.findByText('Cette mission n’est plus ouverte.')).toBeTruthy()
  expect(told()).toEqual([])
})

it('opened, it is seen; no answer reads «Aucune», and what speaks against it is said and holds nothing back', async () => {
  await open()
  fireEvent.click(await button(/^Jeu\. 26/))
  expect(await screen.findByText('Aucune')).toBeTruthy()
  expect(await screen.findByText('8 h de repos.')).toBeTruthy()
  expect(screen.getByText('Expiré')).toBeTruthy()
  await waitFor(() => expect(puts()).toEqual([undefined]))
  expect(screen.queryByText('Nouvelle')).toBeNull()
  const panel = screen.getByRole('complementary', { name: 'Mission' })
  fireEvent.click(within(panel).getByRole('button', { name: 'Disponible' }))
  expect(await within(panel).findByText(/^répondu à \d\d:\d\d$/)).toBeTruthy()
})

it('what has gone to others is listed for those who had said yes, what has begun for nobody', async () => {
  const gone = { state: 'assigned' as const, viewedAt: inHours(0) }
  held = [missionOf([shift()], { ...gone, response: 2 }), missionOf([shift()], gone), missionOf([offeredAt(inHours(-1), inHours(3))])]
  await open()
  expect(await screen.findAllByRole('article')).toHaveLength(1)
  expect(screen.getByText('N’est plus à pourvoir')).toBeTruthy()
})

it('without active contract it says why there is nothing else, and whom to call', async () => {
  const { exchange } = sessionStore.get()
  sessionStore.set({
    phase: 'ready',
    exchange: { ...exchange, user: { ...exchange!.user, hasActiveContract: false } } as unknown as Exchange,
  })
  held = []
  await open()
  expect(await screen.findByText(/^Vous n’avez pas de contrat en cours/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Appeler' }).getAttribute('href')).toBe('tel:+33145000000')
  expect(await screen.findByText('Aucune mission cette semaine')).toBeTruthy()
})
