import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { encode } from '../../../api/wire.ts'
import { demandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { demand as demandShape, type Demand } from '@vigie/contract/demands/demands.ts'
import { beforeEach, expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { sessionStore } from '../../../session/store.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { advanceForm, demandOf, form, leave } from '../demands.testing.ts'
import { askDemandsAnew } from '../useLiveDemands.ts'
import { OwnDemandsBoard } from './OwnDemandsBoard.tsx'

readyForParts()
const server = answering()

const document = form(4, 'Document ou attestation', [{ name: 'subject', label: 'Objet', kind: 'text', isRequired: true, maxLength: 200 }])
const advance = { ...advanceForm, files: 'none' as const }
const withheld = { ...form(101, 'Place de parking', []), isOffered: false }
const contract = {
  id: 4,
  can_access_availabilities: true,
  number: 'C1',
  contract_type_id: 1,
  contract_type_name: 'CDI',
  starts_on: '2020-01-01',
  ends_on: null,
  monthly_hours_hundredths: 15167,
  category: '',
  coefficient: '',
  profile_id: null,
  profile_name: null,
  is_used: false,
  version: 1,
}
const typesOf = (...types: readonly DemandTypeForm[]) => ({ body: { types: types.map((type) => encode(demandTypeForm, type)) } })
const listOf = (...demands: readonly Demand[]) => ({ body: { demands: demands.map((one) => encode(demandShape, one)), nextCursor: null } })
let all: readonly Demand[] = []
const usual = {
  'GET /demands/types': () => typesOf(document, advance, withheld),
  'GET /contracts': () => ({ body: { contracts: [contract] } }),
  'GET /demands': ({ query }: { query: URLSearchParams }) =>
    listOf(...all.filter(({ typeId }) => !query.has('type_id') || String(typeId) === query.get('type_id'))),
}
beforeEach(() => {
  const { exchange } = sessionStore.get()
  const user = { ...exchange!.user!, role: 'resource' as const, hasActiveContract: true }
  sessionStore.set({ phase: 'ready', exchange: { ...exchange!, user } })
  all = []
  server.to(usual)
})
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => fireEvent.click(button(name))
const write = (label: string | RegExp, text: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const openDocument = async () => {
  press('Document ou attestation')
  await screen.findByLabelText('Objet')
}
const sent = () => server.asked.filter(({ call }) => call === 'POST /demands').map(({ body }) => body)
const thisMonth = new Date().toISOString() as Demand['createdAt']

it('types are cards of what is offered; nothing was asked yet', async () => {
  await showOnPage(<OwnDemandsBoard />)
  expect(await screen.findByText('Aucune demande')).toBeDefined()
  const cards = within(screen.getByRole('list', { name: 'Nouvelle demande' })).getAllByRole('button')
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Acompte', 'Document ou attestation'])
})

it('what was asked reads «en cours de traitement» until it is answered, and an answer shows with its text', async () => {
  all = [
    demandOf({ id: 3, typeId: 4, typeName: 'Document', status: 3, response: 'Dans vos documents.' }),
    demandOf({ id: 2, typeId: 10, typeName: 'Autre', status: 1, response: '', text: 'Me rappeler' }),
    leave,
  ]
  await showOnPage(<OwnDemandsBoard />)
  const lines = within(await screen.findByRole('list', { name: 'Mes demandes' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent?.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
    'DocumentAcceptée« Dans vos documents. »',
    'AutreEn cours de traitementMe rappeler',
    'IndisponibilitéEn cours de traitementCongés sans solde, lun. 14 déc.Annuler',
  ])
  all = [{ ...leave, status: 5, response: 'Trois absents ce jour-là.' }]
  await act(() => askDemandsAnew())
  expect(await screen.findByText(/Trois absents/)).toBeDefined()
  expect(screen.getByText('Refusée')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Annuler/ })).toBeNull()
})

it('a list that cannot be read says so, and the types stand all the same', async () => {
  server.to({ ...usual, 'GET /demands': () => ({ status: 500, body: { code: 'UNFORESEEN', message: 'Réessayez.' } }) })
  await showOnPage(<OwnDemandsBoard />)
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined()
  expect(button('Document ou attestation')).toBeDefined()
})

it('an advance of this month closes its card, which says why and opens nothing', async () => {
  all = [demandOf({ id: 5, typeId: 3, typeName: 'Acompte', amount: 40_000, contractId: 4, createdAt: thisMonth })]
  await showOnPage(<OwnDemandsBoard />)
  await waitFor(() => expect(button(/^Acompte/).getAttribute('aria-disabled')).toBe('true'))
  expect(button(/^Acompte/).textContent).toMatch(/^AcompteDéjà demandé en /)
  press(/^Acompte/)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('under another contract an advance may still be asked for: that one is chosen', async () => {
  all = [demandOf({ id: 5, typeId: 3, typeName: 'Acompte', amount: 40_000, contractId: 4, createdAt: thisMonth })]
  const second = { ...contract, id: 9, contract_type_name: 'CDD' }
  server.to({ ...usual, 'GET /contracts': () => ({ body: { contracts: [contract, second] } }) })
  await showOnPage(<OwnDemandsBoard />)
  await screen.findByRole('list', { name: 'Mes demandes' })
  press('Acompte')
  const contracts = await screen.findByLabelText<HTMLSelectElement>('Contrat')
  expect(contracts.value).toBe('9')
  fireEvent.change(contracts, { target: { value: '4' } })
  expect(screen.getByText(/^Un acompte a déjà été demandé/)).toBeDefined()
  write('Montant', '100')
  press('Envoyer la demande')
  expect(sent()).toEqual([])
})

it('what is wrong is said at its field; what the server refuses too; a failure keeps all, and sent again it is one demand', async () => {
  const refusals = [
    { status: 422, body: { code: 'INVALID', message: 'À corriger', errors: { subject: 'Pas cet objet.' } } },
    { status: 503, body: { code: 'BUSY', message: 'Réessayez dans 2 s.' } },
  ]
  let made = 0
  server.to({
    ...usual,
    'POST /demands': () => refusals[made++] ?? { body: { demand: encode(demandShape, demandOf({ id: 8, typeId: 4 })) } },
  })
  await showOnPage(<OwnDemandsBoard />)
  await screen.findByText('Aucune demande')
  await openDocument()
  press('Envoyer la demande')
  expect(screen.getByText('Ce champ est requis.')).toBeDefined()
  write('Objet', 'Attestation')
  press('Envoyer la demande')
  expect(await screen.findByText('Pas cet objet.')).toBeDefined()
  write('Objet', 'Attestation employeur')
  write('Votre message, facultatif', 'Pour ma banque')
  press('Envoyer la demande')
  expect(await screen.findByText('Réessayez dans 2 s.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Objet').value).toBe('Attestation employeur')
  press('Envoyer la demande')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [, second, third] = sent() as { demand_uuid: string }[]
  expect(second).toMatchObject({ type_id: 4, fields: { subject: 'Attestation employeur' }, text: 'Pour ma banque', contract_id: 4 })
  expect(third).toEqual(second)
  expect(sent()[0]!['demand_uuid']).not.toBe(second!.demand_uuid)
})

it('leaving with something typed is asked about', async () => {
  await showOnPage(<OwnDemandsBoard />)
  await screen.findByText('Aucune demande')
  await openDocument()
  write('Objet', 'Attes')
  press('Fermer')
  press('Continuer la saisie')
  await waitFor(() => expect(screen.queryByText(/^Abandonner vos/)).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Objet').value).toBe('Attes')
  press('Fermer')
  press('Abandonner')
  await waitFor(() => expect(screen.queryByLabelText('Objet')).toBeNull())
  press('Document ou attestation')
  expect((await screen.findByLabelText<HTMLInputElement>('Objet')).value).toBe('')
})

it('a camera that is refused, or is not there, is said in a sentence; files are looked at before they are taken', async () => {
  await showOnPage(<OwnDemandsBoard />)
  await screen.findByText('Aucune demande')
  await openDocument()
  const camera = (error: Error) =>
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: () => Promise.reject(error) } })
  camera(new DOMException('', 'NotAllowedError'))
  press('Photographier')
  expect(await screen.findByText(/^L’appareil photo n’est pas autorisé/)).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Prendre une photo' })).toBeNull())
  camera(new DOMException('', 'NotFoundError'))
  press('Photographier')
  expect(await screen.findByText(/^Aucun appareil photo/)).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Prendre une photo' })).toBeNull())
  const choose = (...files: readonly File[]) =>
    fireEvent.change(screen.getByLabelText('Pièces jointes', { selector: 'input' }), { target: { files } })
  choose(new File(['x'], 'film.mp4'))
  expect(screen.getByText(/film\.mp4.+n’est pas accepté/)).toBeDefined()
  choose(...Array.from({ length: 11 }, (_, at) => new File(['x'], `p${at}.pdf`)))
  expect(screen.getByText('Joignez 10 fichiers au plus.')).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Retirer p/ })).toHaveLength(10)
  press('Retirer p0.pdf')
  expect(screen.queryByText('p0.pdf')).toBeNull()
})
