import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { configureAt } from '../../../api/configure.testing.ts'
import { connection, isFailing } from '../../../api/connection.ts'
import { closeSocket, openSocket } from '../../../api/socket.ts'
import { readyForParts, show } from '../../../ui/testing.tsx'
import { LiveMark } from './LiveMark.tsx'

readyForParts()

it('says «Hors ligne» as soon as the first try to connect has failed, and not when the line counts as lost', async () => {
  // A door that closes at once.
  const door = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  configureAt(() => (door.address() as AddressInfo).port)
  show(<LiveMark />)
  await act(openSocket)
  expect(screen.getByText('Connexion…')).toBeDefined()
  let triedAs: string | undefined
  const stop = isFailing.subscribe(() => (triedAs ??= connection.get()))
  await act(() => vi.waitUntil(() => isFailing.get()))
  expect(triedAs).toBe('opening')
  expect(screen.getByText('Hors ligne')).toBeDefined()
  stop()
  act(closeSocket)
  door.close()
})
