import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Day } from '@vigie/contract/kit/time.ts'
import { mission as missionShape, missionShift } from '@vigie/contract/missions/missions.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { shiftOf } from '../../../domains/shifts/shifts.testing.ts'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { waiting } from '../../../ui/feedback/toast.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { overlap, rest, suggested } from '../planning.testing.ts'
import { OfferWindow } from './OfferWindow.tsx'

readyForParts()
const server = answering()

const open = (starts: string, ends: string) => ({
  ...shiftOf(`2026-10-${starts}`, `2026-10-${ends}`, { agent: null }),
  city: 'Nantes',
  isOpen: true,
})
const [first, second, beside] = [
  open('14 06:00', '14 14:00'),
  open('15 06:00', '15 14:00'),
  // At the same time as the first.
  open('14 12:00', '14 20:00'),
] as const
const shifts = [first, second, beside]
const suggestions = [
  suggested(7, 'Libre Alix'),
  suggested(6, 'Libre Zoé'),
  suggested(8, 'Las Marc', rest),
  suggested(9, 'Pris Luc', overlap),
]
const mission = {
  id: 3,
  response: null,
  respondedAt: null,
  viewedAt: null,
  startsLocal: first.startsLocal,
  month: first.month,
  state: 'open' as const,
  isMine: false,
  assignedAgentId: null,
  text: '',
  isFirstYes: true,
  createdAt: first.startsAt,
  version: 1,
  shifts: [],
  agents: [],
}
const always = {
  'GET /missions/shifts': () => ({ body: { shifts: shifts.map((one) => z.encode(missionShift, one)), nextCursor: null } }),
  'GET /shifts/suggestions': () => ({ body: { suggestions, free_count: 2, is_free_count_least: false } }),
}
const onClose = vi.fn<() => void>()
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const tick = async (name: RegExp) => void fireEvent.click(await box(name))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Message aux agents (facultatif)')
const sent = () => server.asked.filter(({ call }) => call === 'POST /missions').map(({ body }) => body)
const count = (call: string) => server.asked.filter((one) => one.call === call).length

beforeEach(async () => {
  onClose.mockClear()
  waiting.set([])
  server.to({ ...always, 'POST /missions': () => ({ body: { mission: z.encode(missionShape, mission) } }) })
  await showOnPage(<OfferWindow siteId={null} day={'2026-10-14' as Day} onClose={onClose} />)
})

it('several services are offered to several agents at once, with the message and to the first who says yes', async () => {
  await tick(/jeu\. 15.*06:00/i)
  await tick(/mer\. 14.*06:00/i)
  await tick(/Libre Alix/)
  await tick(/Las Marc/)
  await tick(/Le premier disponible l’obtient/)
  fireEvent.change(text(), { target: { value: ' Prime de nuit. ' } })
  press('Proposer à 2 agents')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent()).toEqual([{ shift_ids: [first.id, second.id], resource_ids: [7, 8], is_first_yes: true, text: 'Prime de nuit.' }])
  expect(waiting.get().map((one) => one.text)).toEqual(['Mission proposée à 2 agents'])
  // Who is proposed was weighed for both together.
  const weighed = server.asked.findLast(({ call }) => call === 'GET /shifts/suggestions')!.query
  expect([weighed.get('vacation_id'), weighed.get('beside_ids')]).toEqual([String(first.id), `${second.id}`])
})

it('somebody whom no written reason passes cannot be ticked, and why stands there; «all» passes over it', async () => {
  await tick(/mer\. 14.*06:00/i)
  const held = await box(/Pris Luc/)
  expect(held.disabled).toBe(true)
  expect(document.getElementById(held.getAttribute('aria-describedby')!)!.textContent).toBe('Deux services en même temps.')
  expect((await box(/Las Marc/)).disabled).toBe(false)
  press('Cocher ceux que rien n’empêche')
  press('Proposer à 2 agents')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent()).toMatchObject([{ resource_ids: [7, 6], is_first_yes: false }])
})

it('a refusal is said in the window: what was chosen and typed is still there, and what can be offered is read anew', async () => {
  const refused = { code: 'SHIFT_NOT_OPEN', message: 'Un de ces services vient d’être confié.' }
  server.to({ ...always, 'POST /missions': () => ({ status: 409, body: refused }) })
  await tick(/mer\. 14.*06:00/i)
  await tick(/Libre Alix/)
  fireEvent.change(text(), { target: { value: 'Prime de nuit.' } })
  const before = count('GET /missions/shifts')
  press('Proposer à 1 agent')
  const window = await screen.findByRole('dialog', { name: 'Proposer une mission' })
  expect(await within(window).findByText('Un de ces services vient d’être confié.')).not.toBeNull()
  expect(text().value).toBe('Prime de nuit.')
  expect((await box(/mer\. 14.*06:00/i)).checked).toBe(true)
  expect((await box(/Libre Alix/)).checked).toBe(true)
  await waitFor(() => expect(count('GET /missions/shifts')).toBe(before + 1))
  expect(onClose).not.toHaveBeenCalled()
})

it('without a service or an agent nothing is sent, and what is missing is said at its list', async () => {
  press('Proposer une mission')
  expect((await screen.findByText('Choisissez au moins un service.')).getAttribute('role')).toBe('alert')
  expect(screen.getByText('Choisissez au moins un agent.').getAttribute('role')).toBe('alert')
  await tick(/mer\. 14.*06:00/i)
  expect(screen.queryByText('Choisissez au moins un service.')).toBeNull()
  press('Proposer une mission')
  expect(screen.getByText('Choisissez au moins un agent.')).not.toBeNull()
  expect(sent()).toEqual([])
})

it('services at the same time are said to be so at once: nobody is looked for, and nothing is sent', async () => {
  await tick(/mer\. 14.*06:00/i)
  await tick(/Libre Alix/)
  const asked = count('GET /shifts/suggestions')
  await tick(/mer\. 14.*12:00/i)
  expect(await screen.findByText(/^Deux de ces services ont lieu en même temps/)).not.toBeNull()
  expect(screen.getByText(/^Choisissez d’abord les services/)).not.toBeNull()
  press('Proposer à 1 agent')
  expect(count('GET /shifts/suggestions')).toBe(asked)
  expect(sent()).toEqual([])
})
