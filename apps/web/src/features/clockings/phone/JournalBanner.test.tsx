import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { QueuedAct } from '../../../offline/acts.ts'
import { journal } from '../../../offline/journal.ts'
import { currentOwner } from '../../../offline/owner.ts'
import { sessionStore, type SessionState } from '../../../session/store.ts'
import { readyForParts, show } from '../../../ui/testing.tsx'
import { ActsToRead } from './JournalBanner.tsx'

readyForParts()
afterEach(() => journal.set({ state: 'closed', acts: [] }))

/** Acts of whoever is signed in that the server has answered. */
function answered(...states: QueuedAct['state'][]): void {
  sessionStore.set({ phase: 'ready', exchange: { user: { id: 7, role: 'resource' }, theme: { code: 'ACME' } } } as unknown as SessionState)
  const facts = { shiftId: 3, act: 'start', siteName: 'Siège Paris', timeZone: 'Europe/Paris', agentName: null }
  const acts = states.map((state, at) => ({
    clockingUuid: String(at),
    owner: currentOwner(),
    state,
    facts,
    happenedAt: '2026-10-12T04:50:00Z',
  }))
  journal.set({
    state: 'open',
    acts: acts.map((act) => ({ ...act, refused: 'L’heure a changé.' })) as unknown as QueuedAct[],
  })
}

it('what is to be confirmed is told with its hour, its site and its reason, and is no alarm', () => {
  answered('unconfirmed', 'waiting')
  show(<ActsToRead />)
  expect(screen.getByRole('status').textContent).toBe(
    'Prise de service du lun. 12 oct. 06:50 à Siège Paris\u00a0: à confirmer. L’heure a changé. Votre responsable décidera.J’ai compris',
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

it('many are told together; what was refused stands apart, each with its sentence', () => {
  answered('unconfirmed', 'unconfirmed', 'unconfirmed', 'unconfirmed', 'refused')
  show(<ActsToRead />)
  expect(screen.getByRole('status').textContent).toContain('4 pointages gardés hors ligne sont à confirmer par votre responsable.')
  expect(screen.getByRole('alert').textContent).toContain('à Siège Paris refusée\u00a0: ')
})
