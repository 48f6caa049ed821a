import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Day } from '@vigie/contract/kit/time.ts'
import { listOfferable } from '@vigie/contract/missions/missions.board.ts'
import { missionShift } from '@vigie/contract/missions/missions.ts'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { invalidate } from '../../../api/queries.ts'
import { shiftOf } from '../../../domains/shifts/shifts.testing.ts'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../../ui/testing.tsx'
import type { OfferedShift } from './offered.ts'
import { ServiceChoices } from './ServiceChoices.tsx'

readyForParts()
const server = answering()

const early = shiftOf('2026-10-14 06:00', '2026-10-14 14:00', { agent: null })
const late = shiftOf('2026-10-14 14:00', '2026-10-14 22:00', { agent: null, site: 'Campus' })
const next = shiftOf('2026-10-15 06:00', '2026-10-15 14:00', { agent: null })
const offerable = (shifts: readonly OfferedShift[], nextCursor: string | null = null) => ({
  body: { shifts: shifts.map((one) => z.encode(missionShift, { ...early, city: 'Nantes', isOpen: true, ...one })), nextCursor },
})

/** What is handed on, each time. */
let handed: (readonly number[])[] = []
function Choices({ first = [], siteId = null }: { readonly first?: readonly OfferedShift[]; readonly siteId?: number | null }) {
  const [chosen, choose] = useState(first)
  const change = (shifts: readonly OfferedShift[]) => {
    handed.push(shifts.map(({ id }) => id))
    choose(shifts)
  }
  return <ServiceChoices chosen={chosen} siteId={siteId} day={'2026-10-14' as Day} problem={undefined} onChange={change} />
}
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const asked = () => server.asked.filter(({ call }) => call === 'GET /missions/shifts').map(({ query }) => Object.fromEntries(query))
const ending = /^Les \d+ premiers sont affichés/

beforeEach(() => {
  handed = []
  server.to({ 'GET /missions/shifts': () => offerable([early, late, next]) })
})

it('services are ticked and taken away again; those that are chosen are handed on in the order of their starts', async () => {
  await showOnPage(<Choices />)
  fireEvent.click(await box(/jeu\. 15/i))
  fireEvent.click(await box(/mer\. 14.*06:00/i))
  fireEvent.click(await box(/Campus/))
  expect(await screen.findByText('3 choisis')).not.toBeNull()
  fireEvent.click(await box(/jeu\. 15/i))
  expect(handed).toEqual([[next.id], [early.id, next.id], [early.id, late.id, next.id], [early.id, late.id]])
  expect((await box(/Campus/)).checked).toBe(true)
  expect((await box(/jeu\. 15/i)).checked).toBe(false)
})

it('a list that is longer than what is answered at once says where it ends, and a shorter period is asked for', async () => {
  server.to({ 'GET /missions/shifts': ({ query }) => offerable([early, late], query.get('to') === '2026-10-14' ? null : 'more') })
  await showOnPage(<Choices />)
  expect((await screen.findByText(ending)).textContent).toBe('Les 2 premiers sont affichés\u00a0: choisissez une période plus courte.')
  fireEvent.click(screen.getByRole('button', { name: 'Ce jour' }))
  await waitFor(() => expect(screen.queryByText(ending)).toBeNull())
  expect(await box(/Campus/)).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '31 jours' }))
  expect(await screen.findByText(ending)).not.toBeNull()
  const from = { from: '2026-10-14', limit: '200' }
  expect(asked()).toEqual([
    { ...from, to: '2026-10-20' },
    { ...from, to: '2026-10-14' },
    { ...from, to: '2026-11-13' },
  ])
})

it('services that could not be read are said to be, with the way to try again', async () => {
  server.to({ 'GET /missions/shifts': () => ({ status: 500, body: { code: 'UNFORESEEN', message: 'Le serveur a échoué.' } }) })
  await showOnPage(<Choices />)
  expect(await screen.findByText('Le serveur a échoué.')).not.toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  server.to({ 'GET /missions/shifts': () => offerable([early]) })
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await box(/mer\. 14/i)).not.toBeNull()
  expect(screen.queryByText('Le serveur a échoué.')).toBeNull()
})

it('a list that is shown stays where reading it anew fails', async () => {
  await showOnPage(<Choices />)
  await box(/Campus/)
  server.to({ 'GET /missions/shifts': () => ({ status: 500, body: { code: 'UNFORESEEN', message: 'Le serveur a échoué.' } }) })
  await act(() => invalidate(listOfferable))
  // Its failure is drawn by then.
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(asked()).toHaveLength(2)
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  expect(screen.queryByText('Le serveur a échoué.')).toBeNull()
})

it('what was chosen stays, and can be taken away, where another period could not be read', async () => {
  await showOnPage(<Choices />)
  fireEvent.click(await box(/Campus/))
  server.to({ 'GET /missions/shifts': () => ({ status: 500, body: { code: 'UNFORESEEN', message: 'Le serveur a échoué.' } }) })
  fireEvent.click(screen.getByRole('button', { name: 'Ce jour' }))
  expect(await screen.findByText('Le serveur a échoué.')).not.toBeNull()
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  fireEvent.click(await box(/Campus/))
  expect(handed).toEqual([[late.id], []])
})

it('opened from one service, others of its site are asked for when one wants them; that there are none is said', async () => {
  server.to({ 'GET /missions/shifts': () => offerable([early]) })
  await showOnPage(<Choices first={[early]} siteId={early.siteId} />)
  expect((await box(/mer\. 14/i)).checked).toBe(true)
  // What is asked would have come by then.
  await new Promise((done) => setTimeout(done, 50))
  expect(asked()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter d’autres services non pourvus de ce site' }))
  expect(await screen.findByText('Aucun autre service à proposer sur cette période.')).not.toBeNull()
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(asked()).toMatchObject([{ siteId: String(early.siteId) }])
})
