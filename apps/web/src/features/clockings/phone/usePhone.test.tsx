import { QueryClientProvider } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { readPhone } from '@vigie/contract/clockings/clockings.journal.ts'
import { listAnomalyReasons } from '@vigie/contract/clockings/clockings.ts'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { addMinutes, instantOf } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { connection } from '../../../api/connection.ts'
import { keyOf, queries } from '../../../api/queries.ts'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import type { QueuedAct } from '../../../offline/acts.ts'
import { journal } from '../../../offline/journal.ts'
import { tellRecorded } from '../../../offline/outcomes.ts'
import { currentOwner } from '../../../offline/owner.ts'
import { sessionStore, type Exchange } from '../../../session/store.ts'
import { readyForParts, show } from '../../../ui/testing.tsx'
import { usePhone, type PhoneView } from './usePhone.ts'

readyForParts()

const now = instantOf(Date.now())
const shift = shiftAt(addMinutes(now, -5), addMinutes(now, 480))
const arrived = { ...shift, arrivedAt: now, version: shift.version + 1 }

/** Every drawing that reached the page: what it said of the agent's service. */
const drawn: string[] = []
/** The same as it was handed on: a card is drawn again for each that is another. */
const views: (PhoneView | null)[] = []
function Drawn() {
  const { view } = usePhone()
  useLayoutEffect(() => {
    views.push(view)
    const stands = view?.clockingState
    const again = view?.again.map((one) => `, again: ${one.act}`).join('') ?? ''
    drawn.push((stands && 'act' in stands ? `next: ${stands.act}` : 'nothing') + again)
  })
  return null
}

function ready(shifts: readonly Shift[]) {
  const environment = { features: ['canClockOutEarlier'], settings: defaultSettings }
  const exchange = { user: { id: 7 }, theme: { code: 'ACME' }, environment } as unknown as Exchange
  sessionStore.set({ phase: 'ready', exchange })
  queries.setQueryData(keyOf(readPhone, {}), { shifts, sites: [] })
  queries.setQueryData(keyOf(listAnomalyReasons, {}), { reasons: [] })
  show(
    <QueryClientProvider client={queries}>
      <Drawn />
    </QueryClientProvider>,
  )
}
const keptAct = (kind: 'start' | 'end') => {
  const facts = { shiftId: shift.id, act: kind, siteName: shift.siteName, timeZone: shift.timeZone, agentName: null }
  return { clockingUuid: kind, owner: currentOwner(), state: 'waiting', facts, happenedAt: now } as unknown as QueuedAct
}

it('what a manager has still to confirm may be clocked once more, as long as the same does not lie here', async () => {
  ready([{ ...arrived, isClockInUnconfirmed: true }])
  expect(drawn.at(-1)).toBe('next: end, again: start')
  act(() => journal.set({ state: 'open', acts: [keptAct('start')] }))
  expect(drawn.at(-1)).toBe('next: end')
  const left = { ...arrived, leftAt: now, isClockOutUnconfirmed: true, version: arrived.version + 1 }
  await act(async () => {
    tellRecorded([left])
    journal.set({ state: 'open', acts: [] })
  })
  expect(drawn.at(-1)).toBe('nothing, again: end')
})

it('what an agent has clocked is drawn in the moment in which its act leaves the journal: the service is not offered again', async () => {
  ready([shift])
  expect(drawn.at(-1)).toBe('next: start')
  act(() => journal.set({ state: 'open', acts: [keptAct('start')] }))
  expect(drawn.at(-1)).toBe('next: end')
  drawn.length = 0
  await act(async () => {
    tellRecorded([arrived])
    journal.set({ state: 'open', acts: [] })
  })
  expect(new Set(drawn)).toEqual(new Set(['next: end']))
})

it('a journal that opens, and a line that comes, hand on no other view: nothing that it says has changed', async () => {
  ready([shift])
  views.length = 0
  act(() => journal.set({ state: 'open', acts: [] }))
  act(() => connection.set('opening'))
  act(() => connection.set('live'))
  expect(views.length).toBeGreaterThan(1)
  expect(new Set(views).size).toBe(1)
  tellRecorded([arrived])
  await waitFor(() => expect(new Set(views).size).toBe(2))
})
