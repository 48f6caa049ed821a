import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { cancelPrint } from '@vigie/contract/prints/prints.ts'
import { expect, it, vi } from 'vitest'
import { answering } from '../../../domains/testing/answering.testing.tsx'
import { endSession } from '../../../session/ending.ts'
import { sessionStore } from '../../../session/store.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { queries, useSend } from '../../../api/queries.ts'
import './useLiveSession.ts'

readyForParts()
const server = answering()

it.each([
  { what: 'an answer', status: 200 },
  { what: 'a refusal', status: 404 },
])('$what that comes when somebody has signed out is told to nobody, and to whoever stays it is', async ({ status }) => {
  const ways = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let asked = 0
  const body = { code: 'NOT_FOUND', message: 'Introuvable', print: null }
  server.to({ 'DELETE /print': async () => ways[asked++]!.promise.then(() => ({ status, body })) })
  const { result } = renderHook(() => useSend(cancelPrint, { isByHttp: true }), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  const heard = vi.fn<(whose: string) => void>()
  const send = (whose: string) =>
    void result.current.mutateAsync({ id: 7 }).then(
      () => heard(whose),
      () => heard(whose),
    )
  send('who left')
  await waitFor(() => expect(asked).toBe(1))
  const { exchange } = sessionStore.get()
  endSession('elsewhere')
  sessionStore.set({ phase: 'ready', exchange })
  send('who is in')
  await waitFor(() => expect(asked).toBe(2))
  ways[0]!.resolve()
  ways[1]!.resolve()
  await waitFor(() => expect(heard).toHaveBeenCalledWith('who is in'))
  expect(heard).toHaveBeenCalledOnce()
})
