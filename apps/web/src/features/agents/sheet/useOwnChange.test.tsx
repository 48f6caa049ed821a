import { screen } from '@testing-library/react'
import { encode } from '../../../api/wire.ts'
import { demandTypeForm, type DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { beforeEach, expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { sessionStore } from '../../../session/store.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { useOwnChange } from './useOwnChange.tsx'

readyForParts()
const server = answering()
const type = (id: number, isOffered = true): DemandTypeForm => ({
  id,
  name: `Type ${id}`,
  isOffered,
  fields: [],
  text: 'optional',
  files: 'optional',
})
const offers = (...types: readonly DemandTypeForm[]) =>
  server.to({ 'GET /demands/types': () => ({ body: { types: types.map((one) => encode(demandTypeForm, one)) } }) })
const demandsAre = (isOpen: boolean) => {
  const { exchange } = sessionStore.get()
  const { environment: given } = exchange!
  const mobile = { ...given.mobile, urgencyPhone: '01 02 03 04 05' }
  const environment = { ...given, mobile, settings: { ...given.settings, res_access_demands: isOpen } }
  const user = { ...exchange!.user!, role: 'resource' as const, hasActiveContract: true }
  sessionStore.set({ phase: 'ready', exchange: { ...exchange!, environment, user } })
}
beforeEach(() => demandsAre(true))

function Shown({ isOwn = true }: { isOwn?: boolean }) {
  const own = useOwnChange(isOwn)
  return (
    <div>
      {own?.note}
      {own?.linkOf('Contact', true)}
      {own?.linkOf('Contrats', false)}
    </div>
  )
}
const targets = () => screen.queryAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])

it('leads to the form of one’s details, and to «other» for what that form cannot change', async () => {
  offers(type(1), type(10))
  await showOnPage(<Shown />)
  expect(await screen.findAllByRole('link')).toHaveLength(2)
  expect(targets()).toEqual([
    ['Faire modifier\u00a0: Contact', '/demands?type=1'],
    ['Signaler un changement\u00a0: Contrats', '/demands?type=10'],
  ])
})

it('takes «other» where the form of details is withheld', async () => {
  offers(type(1, false), type(10))
  await showOnPage(<Shown />)
  await screen.findAllByRole('link')
  expect(targets().map(([, href]) => href)).toEqual(['/demands?type=10', '/demands?type=10'])
})

it('says whom to call where demands are closed', async () => {
  demandsAre(false)
  await showOnPage(<Shown />)
  expect(screen.getByText(/Appelez votre responsable/)).toBeDefined()
  expect(targets()).toEqual([[null, 'tel:0102030405']])
})

it('says so where neither type is offered', async () => {
  offers(type(2))
  await showOnPage(<Shown />)
  expect(await screen.findByText(/Appelez votre responsable/)).toBeDefined()
})

it('is nothing on the sheet of somebody else', async () => {
  await showOnPage(<Shown isOwn={false} />)
  expect(targets()).toEqual([])
  expect(screen.queryByText(/Appelez/)).toBeNull()
})
