import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queries } from '../../../api/queries.ts'
import { answering } from '../../../domains/testing/answering.testing.tsx'
import { endSession } from '../../../session/ending.ts'
import { sessionStore } from '../../../session/store.ts'
import { waiting } from '../../../ui/feedback/toast.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { usePreferences } from './usePreferences.ts'

readyForParts()
const server = answering()

const preferences = (isOn: boolean) => ({
  body: { preferences: [{ kind: 'demandMade', way: 'mail', is_on: isOn }], ways: ['mail'], push_key: null },
})
const reads = () => server.asked.filter(({ call }) => call === 'GET /notifications/preferences').length

it('a refusal that comes when somebody has signed out is told to nobody, and changes nothing of what the next one sees', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const refused = async () => promise.then(() => ({ status: 404, body: { code: 'NOT_FOUND', message: 'Introuvable' } }))
  server.to({ 'GET /notifications/preferences': () => preferences(false), 'PUT /notifications/preferences': refused })
  const { result } = renderHook(usePreferences, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  const isOn = () => result.current.query.data?.preferences[0]?.isOn
  await waitFor(() => expect(isOn()).toBe(false))
  const chosen = result.current.choose('demandMade', 'mail', true)
  await waitFor(() => expect(isOn()).toBe(true))
  const { exchange } = sessionStore.get()
  endSession('elsewhere')
  sessionStore.set({ phase: 'ready', exchange })
  resolve()
  await chosen
  expect([waiting.get(), reads(), isOn()]).toEqual([[], 1, true])
})
