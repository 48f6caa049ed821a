import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { shift as shiftShape, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../../ui/testing.tsx'
import { PostParts } from './PostParts.tsx'

readyForParts()
const server = answering()
beforeEach(() => void vi.setSystemTime('2026-10-14T09:00:00Z'))
afterEach(() => void vi.useRealTimers())

const first = shiftAt('2026-10-14T06:00:00Z', '2026-10-14T08:40:00Z', { agentName: 'Absent Paul', followedById: 99 })
const rest = shiftAt('2026-10-14T08:40:00Z', '2026-10-14T14:00:00Z', { id: 99, agentName: 'Venu Jean', followsId: first.id, version: 2 })
const part = ({ id, agentName, startsLocal, endsLocal }: Shift) => ({
  vacation_id: id,
  resource_name: agentName,
  datetime_start: startsLocal,
  datetime_end: endsLocal,
  datetime_arrived_at: null,
  datetime_leaved_at: null,
})
const noted = (reason: string) => ({
  vacation_id: first.id,
  former_resource_name: 'Absent Paul',
  from: '2026-10-14 10:40:00',
  reason,
  manager_name: 'Claire Morvan',
  created_at: '2026-10-14T08:40:00Z',
  undone_at: null,
  undone_by_name: null,
})
const answers = (parts: readonly Shift[], handovers: readonly object[]) =>
  server.to({ 'GET /shifts/handovers': () => ({ body: { parts: parts.map(part), handovers } }) })
const region = () => screen.findByRole('region', { name: 'Agents successifs au poste' })

it('says who held the post from when to when, who decided so and why', async () => {
  answers([first, rest], [noted('Malade')])
  await showOnPage(<PostParts shift={first} onDone={() => undefined} />)
  const lines = within(await region()).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual(['08:00 – 10:40Absent Paul', '10:40 – 16:00Venu Jean'])
  expect(screen.getByText(/^Absent Paul remplacé à 10:40 par Claire Morvan\s: Malade$/)).toBeDefined()
  // The way to the other part; what can be taken back is the second.
  expect(screen.getByRole('link', { name: 'Venu Jean' }).getAttribute('href')).toContain(`vacationId=${rest.id}`)
  expect(screen.queryByRole('button')).toBeNull()
})

it('says of a service that changed hands as a whole who had it', async () => {
  answers([first], [noted('')])
  await showOnPage(<PostParts shift={{ ...first, followedById: null }} onDone={() => undefined} />)
  expect(within(await region()).getByText('Absent Paul remplacé à 10:40 par Claire Morvan')).toBeDefined()
})

it('says nothing of one that never did', async () => {
  answers([first], [])
  await showOnPage(<PostParts shift={{ ...first, id: 7, followedById: null }} onDone={() => undefined} />)
  await waitFor(() => expect(server.asked.filter(({ call }) => call === 'GET /shifts/handovers')).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
})

it('is taken back after a question, over the version that is shown; a refusal is said and changes nothing', async () => {
  const onDone = vi.fn<(shift: Shift) => void>()
  const body = { parts: [first, rest].map(part), handovers: [noted('Malade')] }
  let isRefused = true
  server.to({
    'GET /shifts/handovers': () => ({ body }),
    'DELETE /shifts/assignment': () =>
      isRefused
        ? { status: 409, body: { code: 'AGENT_UNFIT', message: 'Absent Paul ne peut pas prendre ce service.' } }
        : { body: { shift: z.encode(shiftShape, { ...first, followedById: null }) } },
  })
  await showOnPage(<PostParts shift={rest} onDone={onDone} />)
  const undo = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Annuler le remplacement' }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Annuler le remplacement' }))
  }
  await undo()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onDone).not.toHaveBeenCalled()
  isRefused = false
  await undo()
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  const sent = server.asked.filter(({ call }) => call === 'DELETE /shifts/assignment')
  expect(sent.map(({ query }) => [query.get('vacation_id'), query.get('version')])).toEqual([
    [String(rest.id), '2'],
    [String(rest.id), '2'],
  ])
})
