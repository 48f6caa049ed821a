import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { waiting } from '../../../ui/feedback/toast.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { IdentityPart } from './IdentityPart.tsx'

readyForParts()
const server = answering()

const usual = 'AUT-075-2112-01-01-20250000001'
const before = {
  registration_number: '812 345 678',
  authorisation_number: usual,
  declaration_number: '92-2026-004183',
  address: '21 rue du Beffroi',
  postcode: '75013',
  city: 'Paris',
  version: 1,
}
/** What the company says of itself, as the server has it. */
let stands: typeof before = before
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const number = () => field('Numéro d’autorisation (CNAPS)')
const fill = (one: HTMLInputElement, value: string) => fireEvent.change(one, { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sent = () => server.asked.filter(({ call }) => call === 'PUT /company/identity').map(({ body }) => body)
const odd = /^Forme inhabituelle/
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

beforeEach(async () => {
  stands = before
  waiting.set([])
  server.to({
    'GET /company/identity': () => ({ body: stands }),
    'PUT /company/identity': ({ body }) => {
      if (body['version'] !== stands.version) return { status: 409, body: { code: 'CONFLICT', message: '' } }
      stands = { ...before, ...body, version: stands.version + 1 }
      return { body: stands }
    },
  })
  await showOnPage(<IdentityPart />)
  await screen.findByText(/21 rue du Beffroi/)
  press('Modifier ce qui figure de votre société sur les feuilles')
  await screen.findByRole('dialog', { name: 'Votre société sur les feuilles' })
})

it('an odd number of the authorisation is warned of, and sent all the same', async () => {
  expect(screen.queryByText(odd)).toBeNull()
  fill(number(), 'CAR-075-2026')
  expect(screen.getByText(odd)).not.toBeNull()
  expect(number().getAttribute('aria-invalid')).toBe('false')
  press('Enregistrer')
  await isClosed()
  expect(sent()).toEqual([{ ...before, authorisation_number: 'CAR-075-2026' }])
  expect(await screen.findByText(/^CAR-075-2026 · /)).not.toBeNull()
  expect(waiting.get().map(({ text }) => text)).toEqual(['Enregistré\u00a0: les prochaines feuilles le porteront'])
})

it('no number at all is not warned of', () => {
  fill(number(), 'CAR')
  expect(screen.getByText(odd)).not.toBeNull()
  fill(number(), '')
  expect(screen.queryByText(odd)).toBeNull()
})

it('another who saved meanwhile is said, what was typed stays, and one goes on from what stands there', async () => {
  fill(field('Adresse'), '3 quai Neuf')
  stands = { ...before, address: '8 place Haute', city: 'Lyon', version: 2 }
  press('Enregistrer')
  expect(await screen.findByText('Une autre personne a modifié ces lignes entre-temps.')).not.toBeNull()
  expect(field('Adresse').value).toBe('3 quai Neuf')
  expect(await screen.findByText(/^Enregistré entre-temps.: 8 place Haute$/)).not.toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer' }).disabled).toBe(true)
  press('Continuer')
  expect(field('Adresse').value).toBe('3 quai Neuf')
  expect(field('Ville').value).toBe('Lyon')
  press('Enregistrer')
  await isClosed()
  expect(sent().map((body) => body['version'])).toEqual([1, 2])
  expect(stands).toEqual({ ...before, address: '3 quai Neuf', city: 'Lyon', version: 3 })
})

it('saved without a change nothing is sent', async () => {
  press('Enregistrer')
  await isClosed()
  expect(sent()).toEqual([])
})

it('a refusal is said in the window, and what was typed stays', async () => {
  const refused = { status: 422, body: { code: 'INVALID', message: 'À corriger', errors: { postcode: 'Ce code est trop long.' } } }
  server.to({ 'GET /company/identity': () => ({ body: stands }), 'PUT /company/identity': () => refused })
  fill(field('Code postal'), '75013 CEDEX')
  press('Enregistrer')
  expect(await screen.findByText('Ce code est trop long.')).not.toBeNull()
  expect(field('Code postal').value).toBe('75013 CEDEX')
  expect(field('Code postal').getAttribute('aria-invalid')).toBe('true')
})
