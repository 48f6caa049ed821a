// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { QueuedAct } from '../../../offline/acts.ts'
import { journal } from '../../../offline/journal.ts'
import type { OutgoingAct } from '../../../offline/outgoing/outgoing.shape.ts'
import { outgoing } from '../../../offline/outgoing/outgoing.ts'
import { knowCompany } from '../../../session/company.ts'
import { sessionStore, type SessionState } from '../../../session/store.ts'
import { ownWaitingCount } from './leaving.ts'

afterEach(() => {
  journal.set({ state: 'closed', acts: [] })
  outgoing.set([])
  sessionStore.set({ phase: 'starting', exchange: null })
})

test('who leaves is told of what is not sent yet, and not of what is there to be read', () => {
  knowCompany('ACME')
  sessionStore.set({ phase: 'ready', exchange: { user: { id: 7, role: 'resource' } } } as unknown as SessionState)
  const act = (state: QueuedAct['state'], owner = 'ACME/7') => ({ state, owner }) as QueuedAct
  journal.set({ state: 'open', acts: [act('fresh'), act('waiting'), act('refused'), act('unconfirmed'), act('waiting', 'ACME/8')] })
  expect(ownWaitingCount()).toBe(2)
  const kept = (state: OutgoingAct['state'], owner = 'ACME/7') => ({ state, owner }) as OutgoingAct
  outgoing.set([kept('waiting'), kept('withdrawing'), kept('refused'), kept('waiting', 'ACME/8')])
  expect(ownWaitingCount()).toBe(3)
})
