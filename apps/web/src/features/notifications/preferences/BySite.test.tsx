import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { role } from '@vigie/contract/access.ts'
import { listNotificationSites } from '@vigie/contract/notifications/notifications.sites.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keyOf, queries } from '../../../api/queries.ts'
import { answering, showOnPage, signedInAs } from '../../../domains/testing/answering.testing.tsx'
import { endSession } from '../../../session/ending.ts'
import { sessionStore } from '../../../session/store.ts'
import { waiting } from '../../../ui/feedback/toast.ts'
import { inLanguage, readyForParts } from '../../../ui/testing.tsx'
import { NotificationChoices } from './NotificationChoices.tsx'

readyForParts()
const server = answering()

const preferences = (ways: readonly string[] = ['mail', 'push']) => ({
  body: { preferences: ['mail', 'push'].map((way) => ({ kind: 'message', way, is_on: true })), ways, push_key: null },
})
interface Site {
  readonly id: number
  readonly name: string
  readonly is_on: boolean
}
const site = (id: number, name: string, is_on = true): Site => ({ id, name, is_on })
/** A server that holds these sites; what it answers a choice may wait for something. */
function serving(sites: readonly Site[], ready = async () => {}) {
  const kept = new Map(sites.map((one) => [one.id, one]))
  const turn = (isOn: boolean) => async (asked: { query: URLSearchParams; body: Record<string, unknown> }) => {
    const siteId = Number(asked.query.get('siteId') ?? asked.body['siteId'])
    await ready()
    kept.set(siteId, { ...kept.get(siteId)!, is_on: isOn })
    return { body: { site: kept.get(siteId) } }
  }
  server.to({
    'GET /notifications/preferences': () => preferences(),
    'GET /notifications/sites': () => ({ body: { sites: [...kept.values()] } }),
    'POST /notifications/createSite': turn(true),
    'DELETE /notifications/deleteSite': turn(false),
  })
  return { isOn: (id: number) => kept.get(id)?.is_on }
}
beforeEach(() => {
  signedInAs(role.agent)
  waiting.set([])
})
const line = async (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })
const choices = () => server.asked.map(({ call }) => call).filter((call) => /createSite|deleteSite/.test(call))
/** Answers wait until the test lets them go. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { ready: () => promise, letGo: resolve }
}

it('shows the reader’s sites, turns one off at once, and says so to the server', async () => {
  const kept = serving([site(3, 'Entrepôt Nord'), site(5, 'Siège', false)])
  await showOnPage(<NotificationChoices />)
  const group = within(await screen.findByRole('region', { name: 'Par site' }))
  expect(group.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)).toEqual([true, false])
  expect(group.queryByRole('searchbox')).toBeNull()
  fireEvent.click(await line('Entrepôt Nord'))
  expect((await line('Entrepôt Nord')).checked).toBe(false)
  await waitFor(() => expect(kept.isOn(3)).toBe(false))
  fireEvent.click(await line('Siège'))
  await waitFor(() => expect(kept.isOn(5)).toBe(true))
  expect([(await line('Entrepôt Nord')).checked, (await line('Siège')).checked]).toEqual([false, true])
})

describe('pressed quickly', () => {
  it('a switch ends as it was pressed last, and so does the server', async () => {
    const { ready, letGo } = held()
    const kept = serving([site(3, 'Entrepôt Nord')], ready)
    await showOnPage(<NotificationChoices />)
    const first = await line('Entrepôt Nord')
    fireEvent.click(first)
    await waitFor(() => expect(choices()).toHaveLength(1))
    for (const isOn of [true, false, true]) {
      fireEvent.click(first)
      expect(first.checked).toBe(isOn)
    }
    letGo()
    await waitFor(() => expect(choices()).toEqual(['DELETE /notifications/deleteSite', 'POST /notifications/createSite']))
    await waitFor(() => expect(kept.isOn(3)).toBe(true))
    expect(first.checked).toBe(true)
  })

  it('the choices of two sites are sent one after the other, and nothing is sent for whoever has signed out', async () => {
    const { ready, letGo } = held()
    serving([site(3, 'Entrepôt Nord'), site(5, 'Siège')], ready)
    await showOnPage(<NotificationChoices />)
    fireEvent.click(await line('Entrepôt Nord'))
    fireEvent.click(await line('Siège'))
    await waitFor(() => expect(choices()).toHaveLength(1))
    const { exchange } = sessionStore.get()
    act(() => {
      endSession('elsewhere')
      sessionStore.set({ phase: 'ready', exchange })
    })
    // Whoever is in now chooses after them: what waited before would have been sent first.
    fireEvent.click(await line('Entrepôt Nord'))
    letGo()
    await waitFor(() => expect(choices()).toHaveLength(2))
    const asked = server.asked.filter(({ call }) => /createSite|deleteSite/.test(call))
    expect(asked.map(({ query, body }) => Number(query.get('siteId') ?? body['siteId']))).toEqual([3, 3])
    expect(waiting.get()).toEqual([])
  })

  it('what is answered to whoever has signed out changes nothing of what the next one sees', async () => {
    const { ready, letGo } = held()
    serving([site(3, 'Entrepôt Nord')], ready)
    await showOnPage(<NotificationChoices />)
    fireEvent.click(await line('Entrepôt Nord'))
    await waitFor(() => expect(choices()).toHaveLength(1))
    const { exchange } = sessionStore.get()
    act(() => {
      endSession('elsewhere')
      sessionStore.set({ phase: 'ready', exchange })
    })
    expect((await line('Entrepôt Nord')).checked).toBe(true)
    // It is called once an answer has come, just before what it says is held.
    const come = vi.spyOn(queries, 'cancelQueries')
    letGo()
    await waitFor(() => expect(come).toHaveBeenCalledOnce())
    await act(async () => come.mock.results[0]!.value as Promise<void>)
    expect((await line('Entrepôt Nord')).checked).toBe(true)
  })
})

describe('what could not be saved', () => {
  it('without network goes back, with a sentence that names the site', async () => {
    serving([site(3, 'Entrepôt Nord'), site(5, 'Siège', false)])
    await showOnPage(<NotificationChoices />)
    const first = await line('Entrepôt Nord')
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    fireEvent.click(first)
    expect(first.checked).toBe(false)
    await waitFor(() => expect(first.checked).toBe(true))
    expect(waiting.get().map(({ text }) => text)).toEqual([
      'Pas de réseau\u00a0: votre choix pour «\u00a0Entrepôt Nord\u00a0» n’est pas enregistré. Réessayez quand le réseau est revenu.',
    ])
  })

  it('as the server says no goes back with its sentence, and the list is asked anew', async () => {
    serving([site(3, 'Entrepôt Nord')])
    await showOnPage(<NotificationChoices />)
    const first = await line('Entrepôt Nord')
    server.to({ 'GET /notifications/sites': () => ({ body: { sites: [] } }) })
    fireEvent.click(first)
    await waitFor(() => expect(waiting.get().map(({ text }) => text)).toEqual(['Introuvable']))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Par site' })).toBeNull())
  })
})

describe('the block', () => {
  // Were it shown, it would be there with the page: the answer lies ready.
  const answerReady = () => {
    serving([site(3, 'Entrepôt Nord')])
    queries.setQueryData(keyOf(listNotificationSites, {}), { sites: [{ id: 3, name: 'Entrepôt Nord', isOn: true }] })
  }
  it.each([role.manager, role.partner] as const)('is not shown to a %s', async (name) => {
    signedInAs(name)
    answerReady()
    await showOnPage(<NotificationChoices />)
    await screen.findByText('Ce qui vous est envoyé')
    expect(screen.queryByRole('region', { name: 'Par site' })).toBeNull()
  })

  it.each([role.client, role.clientUser] as const)('is shown to a %s', async (name) => {
    signedInAs(name)
    serving([site(3, 'Entrepôt Nord')])
    await showOnPage(<NotificationChoices />)
    expect(await screen.findByRole('region', { name: 'Par site' })).toBeDefined()
  })

  it('is not there without a site', async () => {
    serving([])
    await showOnPage(<NotificationChoices />)
    await waitFor(() => expect(queries.getQueryData(keyOf(listNotificationSites, {}))).toEqual({ sites: [] }))
    await inLanguage('fr')
    expect(screen.queryByRole('region', { name: 'Par site' })).toBeNull()
  })

  it('is not there where nothing is sent at all', async () => {
    answerReady()
    server.to({ 'GET /notifications/preferences': () => preferences([]) })
    await showOnPage(<NotificationChoices />)
    await screen.findByText(/n’envoie rien au-dehors/)
    expect(screen.queryByRole('region', { name: 'Par site' })).toBeNull()
  })

  it('is searched from nine sites on, without accents, and says how many it found', async () => {
    const many = Array.from({ length: 60 }, (_, at) => site(at + 1, `Site ${String(at + 1).padStart(2, '0')}`))
    serving([...many, site(99, 'École du Lac')])
    await showOnPage(<NotificationChoices />)
    const search = await screen.findByRole('searchbox', { name: 'Rechercher un site' })
    expect(screen.getAllByRole('switch')).toHaveLength(50)
    expect(screen.getByText(/Les 50 premiers sites/)).toBeDefined()
    fireEvent.change(search, { target: { value: 'ecole' } })
    expect(screen.getAllByRole('switch')).toHaveLength(1)
    expect(screen.getByRole('status').textContent).toBe('1 site trouvé')
    fireEvent.change(search, { target: { value: 'rien' } })
    expect(screen.getByRole('status').textContent).toBe('Aucun site ne correspond.')
    await inLanguage('de')
    expect(screen.getByRole('status').textContent).toBe('Kein Objekt passt.')
  })
})
