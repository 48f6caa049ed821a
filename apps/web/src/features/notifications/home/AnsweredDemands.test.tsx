import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { notification, type Notification } from '@vigie/contract/notifications/notifications.ts'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { judgeAddressesBy } from '../../../routing/open.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { AnsweredDemands } from './AnsweredDemands.tsx'

readyForParts()
const server = answering()
const notice = (id: number, kind: Notification['kind']): Notification => ({
  id,
  kind,
  title: `Réponse ${id}`,
  body: '',
  path: `/demand?demandId=${id}`,
  createdAt: '2026-10-12T06:00:00Z' as Instant,
  readAt: null,
})
let unread: readonly Notification[] = []
beforeEach(() => {
  judgeAddressesBy((path) => path === '/demand')
  unread = [notice(9, 'demandAnswered'), notice(8, 'documentFiled'), notice(7, 'demandAnswered')]
  server.to({
    'GET /notifications': () => ({
      body: { notifications: unread.map((one) => z.encode(notification, one)), unread_count: unread.length, nextCursor: null },
    }),
    'PUT /notifications/read': ({ body }) => {
      unread = unread.filter(({ id }) => !(body['ids'] as number[]).includes(id))
      return { body: { unread_count: unread.length } }
    },
  })
})

it('names how many demands were answered since the agent looked, the latest first; followed, that one is read', async () => {
  await showOnPage(
    <ul>
      <AnsweredDemands />
    </ul>,
  )
  const line = await screen.findByRole('link', { name: /^2 de vos demandes ont leur réponse/ })
  expect(line.textContent).toContain('Réponse 9')
  expect(line.getAttribute('href')).toBe('/demand?demandId=9')
  fireEvent.click(line)
  await waitFor(() => expect(screen.getByRole('link', { name: /^Votre demande a sa réponse/ }).textContent).toContain('Réponse 7'))
})

it('nothing is asked where answers cannot be read', async () => {
  judgeAddressesBy(() => false)
  await showOnPage(
    <ul>
      <AnsweredDemands />
    </ul>,
  )
  expect(screen.queryByRole('link')).toBeNull()
  expect(server.asked).toEqual([])
})
