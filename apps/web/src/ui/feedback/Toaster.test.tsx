import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { readyForParts, show } from '../testing.tsx'
import { ToastHost } from './ToastHost.tsx'
import { toast, waiting, type ToastKind } from './toast.ts'
import Toaster from './Toaster.tsx'

readyForParts()
afterEach(() => waiting.set([]))
const say = (kind: ToastKind, text: string) => act(() => toast(kind, text))

it.each([
  ['success', 'status'],
  ['info', 'status'],
  ['warning', 'status'],
  ['error', 'alert'],
] as const)('tells a %s by the role of %s, which is there before it', async (kind, role) => {
  show(<ToastHost />)
  const region = screen.getByRole('status')
  say(kind, 'Enregistré')
  await screen.findByText('Enregistré')
  expect(screen.getByRole(role).textContent).toBe('Enregistré')
  expect(screen.getByRole('status')).toBe(region)
})

it('shows one at a time', async () => {
  show(<Toaster />)
  say('success', 'Premier')
  await screen.findByText('Premier')
  say('success', 'Second')
  await screen.findByText('Second')
  await waitFor(() => expect(screen.queryByText('Premier')).toBeNull())
})

it('stands top right, and goes by itself after 3 seconds', async () => {
  vi.useFakeTimers()
  show(<Toaster />)
  say('info', 'En passant')
  await act(() => vi.advanceTimersByTimeAsync(2900))
  const holder = screen.getByText('En passant').closest('.notistack-SnackbarContainer')!
  expect(getComputedStyle(holder)).toMatchObject({ position: 'fixed', top: '14px', right: '20px' })
  // It slides away, and what held it closes.
  for (let step = 0; step < 5; step += 1) await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.queryByText('En passant')).toBeNull()
})
