import { fireEvent, screen, waitFor } from '@testing-library/react'
import { defaultSettings, featuresOf } from '@vigie/contract/companies/settings.ts'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { sessionStore, type Exchange } from '../../../session/store.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import type { DraftPlace } from './draft.rules.ts'
import { SitePlanField } from './SitePlanField.tsx'

readyForParts()
const server = answering()

const saved: DraftPlace = { latitude: '48,8566', longitude: '2,3522', perimeterMetres: '', timeZone: 'Europe/Paris' }
const nowhere: DraftPlace = { ...saved, latitude: '', longitude: '' }
/** Hears what the form holds each time that it is drawn. */
const drawn = vi.fn<(held: DraftPlace) => void>()
const draft = (): DraftPlace => drawn.mock.lastCall![0]

function Form({ from, siteId }: { from: DraftPlace; siteId: number | null }) {
  const [held, setHeld] = useState(from)
  drawn(held)
  const change = (part: Partial<DraftPlace>) => setHeld((before) => ({ ...before, ...part }))
  return <SitePlanField form={{ draft: held, from, change }} companyMetres={150} siteId={siteId} />
}
const open = async (from = saved, siteId: number | null = 7) => {
  server.to({ 'GET /sites/7/arrivals': () => ({ body: { needed_metres: [0, 12, 40, 130, 180] } }) })
  await showOnPage(<Form from={from} siteId={siteId} />)
}
const pin = () => screen.findByRole('button', { name: 'Position du site' })
const said = () => screen.getAllByRole('status').map((status) => status.textContent)
const slide = (metres: number) => fireEvent.change(screen.getByRole('slider', { name: 'Périmètre' }), { target: { value: metres } })

describe('the plan of a site’s form', () => {
  it('moves the point by the arrows: one metre, ten with Shift', async () => {
    await open()
    fireEvent.keyDown(await pin(), { key: 'ArrowUp' })
    expect([draft().latitude, draft().longitude]).toEqual(['48,856609', '2,3522'])
    fireEvent.keyDown(await pin(), { key: 'ArrowRight', shiftKey: true })
    expect([draft().latitude, draft().longitude]).toEqual(['48,856609', '2,352337'])
  })

  it('says what a smaller perimeter would have left outside, against the saved one', async () => {
    await open()
    await waitFor(() => expect(said().join()).toContain('À 150 m, 1 arrivée par téléphone sur 5 aurait été hors zone'))
    slide(120)
    expect(draft().perimeterMetres).toBe('120')
    await waitFor(() =>
      expect(said().join()).toContain(
        'À 120 m, 2 arrivées par téléphone sur 5 auraient été hors zone ces 60 derniers jours, contre 1 à 150 m. La société a choisi 150 m par défaut.',
      ),
    )
    expect(screen.getByText('était 150 m')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Celui de la société' }))
    expect(draft().perimeterMetres).toBe('')
  })

  it('asks nothing of arrivals for a site that is new', async () => {
    await open(saved, null)
    await pin()
    await waitFor(() => expect(said().join()).toContain('La société a choisi 150 m'))
    expect(server.asked).toEqual([])
  })

  it('without a position says how to give one, and takes a pasted link', async () => {
    await open(nowhere, null)
    expect(screen.getByText('Pas encore de position')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Coller des coordonnées' }))
    const field = screen.getByRole('textbox', { name: 'Coordonnées ou lien de carte' })
    for (const [text, sentence] of [
      ['2.3522, 48.8566', /semblent échangées/],
      ['0,0', /0, 0 est au large/],
      ['rue des Tilleuls', /Aucune position lisible/],
    ] as const) {
      fireEvent.change(field, { target: { value: text } })
      fireEvent.keyDown(field, { key: 'Enter' })
      expect(await screen.findByText(sentence)).toBeDefined()
      expect(draft().latitude).toBe('')
    }
    fireEvent.change(field, { target: { value: 'https://www.google.com/maps/@48.8583701,2.2944813,17z' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect([draft().latitude, draft().longitude]).toEqual(['48,85837', '2,294481'])
    expect(await pin()).toBeDefined()
  })

  it('takes the position of whoever stands there, and says why there is none', async () => {
    await open(nowhere, null)
    const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((_, refused) => refused?.({ code: 1 } as GeolocationPositionError))
    vi.stubGlobal('isSecureContext', true)
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
    fireEvent.click(screen.getByRole('button', { name: 'Ma position' }))
    expect(await screen.findByText(/bloquée par ce navigateur/)).toBeDefined()
    getCurrentPosition.mockImplementation((given) =>
      given({ coords: { latitude: 48.1234567, longitude: 2.5, accuracy: 8.4 } } as unknown as GeolocationPosition),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Ma position' }))
    expect(await screen.findByText(/précise à 8 m près/)).toBeDefined()
    expect([draft().latitude, draft().longitude]).toEqual(['48,123457', '2,5'])
  })

  it('shows the company’s map with its source, and the plain plan where it does not answer', async () => {
    const settings = { ...defaultSettings, map_tiles_attribution: '© Carte' }
    const { exchange } = sessionStore.get()
    const environment = { settings, features: featuresOf('1.8.0') } as unknown as Exchange['environment']
    sessionStore.set({ phase: 'ready', exchange: { ...exchange!, environment, mapTiles: '/tiles/1.key' } })
    await open()
    await pin()
    const tiles = () => document.querySelectorAll<HTMLImageElement>('img[src^="/tiles/1.key/"]')
    expect(tiles().length).toBeGreaterThan(3)
    expect(screen.getByText(/© Carte/)).toBeDefined()
    fireEvent.error(tiles()[0]!)
    expect(await screen.findByText(/La carte ne répond pas/)).toBeDefined()
    expect(tiles()).toHaveLength(0)
    expect(screen.getByText(/plan simple, sans carte extérieure/)).toBeDefined()
  })
})
