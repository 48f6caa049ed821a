import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { SiteSheet } from '@vigie/contract/sites/sites.sheet.ts'
import { expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../../ui/testing.tsx'
import { SiteEditor } from './SiteEditor.tsx'

readyForParts()
const server = answering()

/** An open site, so many services of which are still to come. */
const sheetOf = (id: number, comingShiftCount: number) =>
  ({
    site: {
      id,
      clientId: 1,
      clientName: 'Client',
      name: 'Entrepôt',
      code: 'ENT-1',
      address: '1 rue du Port',
      addressComplement: '',
      postcode: '44000',
      city: 'Nantes',
      timeZone: 'Europe/Paris',
      isClockingEnabled: true,
      isActive: true,
    },
    settings: { version: 3, sector: '', companyPerimeterMetres: 200, companyPreClockMinutes: 60 },
    phone: '',
    latitude: null,
    longitude: null,
    comingShiftCount,
  }) as unknown as SiteSheet
const saved = () => server.asked.filter(({ call }) => call.startsWith('PUT /sites')).map(({ body }) => body)

async function closeSite(id: number, coming: number) {
  server.to({ [`PUT /sites/${id}`]: () => ({ body: { version: 4 } }) })
  await showOnPage(<SiteEditor sheet={sheetOf(id, coming)} onClose={() => {}} />)
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Site ouvert/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
}
const question = () => screen.findByRole('dialog', { name: 'Fermer Entrepôt\u00a0?' })

it('asks before a site with services to come is closed, and saves nothing until that is confirmed', async () => {
  await closeSite(7, 2)
  const asked = await question()
  expect(within(asked).getByText(/2 services à venir y restent planifiés/)).toBeDefined()
  fireEvent.click(within(asked).getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Fermer Entrepôt\u00a0?' })).toBeNull())
  expect(saved()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  fireEvent.click(within(await question()).getByRole('button', { name: 'Fermer le site' }))
  await waitFor(() => expect(saved()).toMatchObject([{ is_active: false, version: 3 }]))
})

it('closes a site without services to come at once', async () => {
  await closeSite(8, 0)
  await waitFor(() => expect(saved()).toMatchObject([{ is_active: false }]))
})
