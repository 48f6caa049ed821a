import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Month } from '@vigie/contract/kit/time.ts'
import { beforeEach, expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { waiting } from '../../../ui/feedback/toast.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { RemindButton } from './RemindButton.tsx'
import type { AgentOfMonth } from './usePublications.ts'

readyForParts()
const server = answering()
const agents = ['unpublished', 'published', 'changed', 'validated'].map((state) => ({ state })) as unknown as AgentOfMonth[]
const toasts = () => waiting.get().map(({ text }) => text)
const told = (count: number) =>
  server.to({ 'POST /schedules/publication/reminder': () => ({ body: { told_count: count, hand_over: null } }) })

beforeEach(() => waiting.set([]))

it('reminds whoever has not validated a published month, or not as it stands, and says how many were reached', async () => {
  told(2)
  await showOnPage(<RemindButton month={'202610' as Month} agents={agents} />)
  fireEvent.click(screen.getByRole('button', { name: 'Relancer les 2 agents' }))
  await waitFor(() => expect(toasts()).toEqual(['2 agents relancés']))
  expect(server.asked.map(({ body }) => body)).toEqual([{ month: '202610' }])
})

it('says that nobody was reached, and is not there where all have validated', async () => {
  told(0)
  await showOnPage(<RemindButton month={'202610' as Month} agents={agents.slice(0, 2)} />)
  fireEvent.click(screen.getByRole('button', { name: 'Relancer 1 agent' }))
  await waitFor(() => expect(toasts()[0]).toMatch(/^Tous ont déjà été relancés/))
  await showOnPage(<RemindButton month={'202610' as Month} agents={agents.slice(3)} />)
  expect(screen.queryAllByRole('button', { name: /^Relancer les/ })).toEqual([])
})
