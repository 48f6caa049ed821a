import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { SiteSheet } from '@vigie/contract/sites/sites.sheet.ts'
import { expect, it, vi } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../../ui/testing.tsx'
import { SiteEditor } from './SiteEditor.tsx'

readyForParts()
const server = answering()

const sheet = (comingShiftCount: number) =>
  ({
    site: {
      id: 7,
      clientId: 3,
      clientName: 'Fondation',
      name: 'Hôpital',
      code: 'S1',
      address: '',
      addressComplement: '',
      postcode: '',
      city: '',
      timeZone: 'Europe/Paris',
      alert: '',
      access: '',
      isClockingEnabled: true,
      isActive: true,
    },
    phone: '',
    latitude: null,
    longitude: null,
    comingShiftCount,
    settings: {
      canClockByPhone: false,
      isOutsideAreaRefused: false,
      perimeterMetres: null,
      companyPerimeterMetres: 150,
      asksPreClocking: false,
      preClockMinutes: null,
      companyPreClockMinutes: 60,
      sector: '',
      version: 4,
    },
  }) as unknown as SiteSheet
const clients = { 'GET /clients': () => ({ body: { clients: [{ id: 3, name: 'Fondation' }] } }) }
const question = { name: 'Fermer Hôpital\u00a0?' }
const onClose = vi.fn<() => void>()
const sent = () =>
  server.asked.filter(({ call }) => call === 'PUT /sites/7').map(({ body }) => [body['is_active'], body['closes_with_services']])
async function close(coming: number) {
  onClose.mockReset()
  await showOnPage(<SiteEditor sheet={sheet(coming)} onClose={onClose} />)
  fireEvent.click(await screen.findByLabelText(/Site ouvert/))
  fireEvent.submit(document.querySelector('form')!)
}

it('sends that a site with services to come closes once it is confirmed', async () => {
  server.to({ ...clients, 'PUT /sites/7': () => ({ body: { version: 5 } }) })
  await close(2)
  expect(await screen.findByText(/^2 services à venir y restent planifiés/)).toBeDefined()
  fireEvent.click(within(screen.getByRole('dialog', question)).getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull())
  expect(sent()).toEqual([])
  fireEvent.submit(document.querySelector('form')!)
  fireEvent.click(await screen.findByText('Fermer le site'))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent()).toEqual([[false, true]])
})

it('says at the switch that services have come meanwhile', async () => {
  const errors = { is_active: 'Services à venir sur ce site : 1.' }
  server.to({ ...clients, 'PUT /sites/7': () => ({ status: 422, body: { code: 'INVALID', message: 'À corriger', errors } }) })
  await close(0)
  expect(await screen.findByText(errors.is_active)).toBeDefined()
  expect(sent()).toEqual([[false, false]])
  expect(onClose).not.toHaveBeenCalled()
})
