import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { listMissions, mission as missionShape, type Mission } from '@vigie/contract/missions/missions.ts'
import { missionResponse } from '@vigie/contract/missions/missions.rules.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { keyOf, queries } from '../../api/queries.ts'
import { answering } from '../../domains/testing/answering.testing.tsx'
import { endSession } from '../../session/ending.ts'
import { sessionStore } from '../../session/store.ts'
import { waiting } from '../../ui/feedback/toast.ts'
import { readyForParts } from '../../ui/testing.tsx'
import { missionOf, offeredAt } from './missions.testing.ts'
import { useAnswering } from './useAnswering.ts'
import { ownQuestion } from './spans.rules.ts'

readyForParts()
const server = answering()

it('what somebody has answered who signs out meanwhile is not shown as the answer of whoever is in next', async () => {
  const mission: Mission = missionOf([offeredAt('2026-11-26T09:00:00Z', '2026-11-26T21:00:00Z')])
  const { promise, resolve } = Promise.withResolvers<void>()
  const answered = z.encode(missionShape, { ...mission, response: missionResponse.available })
  server.to({ 'PUT /missions': async () => promise.then(() => ({ body: { mission: answered } })) })
  const key = keyOf(listMissions, ownQuestion)
  queries.setQueryData(key, { missions: [mission], nextCursor: null })
  const { result } = renderHook(() => useAnswering(mission), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  act(() => result.current.say(missionResponse.available))
  await waitFor(() => expect(server.asked).toHaveLength(1))
  expect(result.current.isBusy).toBe(true)
  const { exchange } = sessionStore.get()
  endSession('elsewhere')
  sessionStore.set({ phase: 'ready', exchange })
  resolve()
  await waitFor(() => expect(result.current.isBusy).toBe(false))
  expect([queries.getQueryData(key), waiting.get()]).toEqual([{ missions: [mission], nextCursor: null }, []])
})
