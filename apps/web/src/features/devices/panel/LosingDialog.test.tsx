import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UnpairedDevice } from '@vigie/contract/devices/devices.list.ts'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { waiting } from '../../../ui/feedback/toast.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { LosingDialog } from './LosingDialog.tsx'
import { UnreachedWindow } from './UnreachedWindow.tsx'
import type { UnreachedAgent } from './useActing.ts'

readyForParts()
const server = answering()
const device = { deviceId: 7, name: 'Poste nord', siteName: 'Siège' } as UnpairedDevice

function Shown() {
  const [losing, setLosing] = useState<UnpairedDevice | null>(device)
  const [unreached, setUnreached] = useState<readonly UnreachedAgent[]>([])
  return (
    <>
      <LosingDialog device={losing} onClose={() => setLosing(null)} onUnreached={setUnreached} />
      <UnreachedWindow agents={unreached} onClose={() => setUnreached([])} />
    </>
  )
}
async function report(renewed: number, unreached: readonly { resource_id: number; resource_name: string }[]) {
  const body = { renewed_count: renewed, unreached_count: unreached.length, unreached }
  server.to({ 'POST /clockings/devices/lost': () => ({ body }) })
  await showOnPage(<Shown />)
  fireEvent.click(screen.getByRole('button', { name: 'Signaler perdue' }))
  await waitFor(() => expect(waiting.get()).toHaveLength(1))
  return waiting.get()[0]!.text
}
beforeEach(() => waiting.set([]))

it('says how many agents get a new code, and names those whom none reaches until the manager closes it', async () => {
  const told = await report(2, [
    { resource_id: 11, resource_name: 'MOREL Inès' },
    { resource_id: 12, resource_name: 'PETIT Alix' },
  ])
  expect(told).toBe('«\u00a0Poste nord\u00a0» est signalée perdue. 2 agents reçoivent un nouveau code par e-mail.')
  await screen.findByRole('dialog', { name: 'Agents à prévenir vous-même' })
  expect(screen.getByRole('alert').textContent).toMatch(/^2 agents n’ont pas reçu leur nouveau code/)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['MOREL Inès', 'PETIT Alix'])
  fireEvent.click(screen.getAllByRole('button', { name: 'Fermer' }).at(-1)!)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Agents à prévenir vous-même' })).toBeNull())
})

it('names nobody where every new code has left', async () => {
  expect(await report(1, [])).toContain('1 agent reçoit un nouveau code par e-mail.')
  expect(screen.queryByRole('dialog', { name: 'Agents à prévenir vous-même' })).toBeNull()
})

it('counts no agent as reached where no new code has left', async () => {
  expect(await report(0, [{ resource_id: 11, resource_name: 'MOREL Inès' }])).toBe('«\u00a0Poste nord\u00a0» est signalée perdue.')
  expect(screen.getByRole('listitem').textContent).toBe('MOREL Inès')
})
