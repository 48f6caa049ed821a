import type { Notification as Notice } from '@vigie/contract/notifications/notifications.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { held, isLong, isUnread, sectionsOf } from './notices.rules.ts'

const at = '2026-11-20T06:12:00Z' as Instant
const notice = (id: number, isRead = false): Notice => ({
  id,
  kind: 'message',
  title: `Message ${id}`,
  body: '',
  path: '/',
  createdAt: at,
  readAt: isRead ? at : null,
})
const ids = (notices: readonly Notice[]) => notices.map(({ id }) => id)

describe('an open list', () => {
  it('keeps above what was unread, also once it is read, the newest first', () => {
    const opened = held([], [notice(7), notice(5)])
    expect(ids(held(opened, [notice(9), notice(7, true)]))).toEqual([9, 7, 5])
  })

  it('is the same list where nothing has come', () => {
    const opened = held([], [notice(7)])
    expect(held(opened, [notice(7), notice(6, true)])).toBe(opened)
  })

  it('says nothing twice', () => {
    const { fresh, older } = sectionsOf([notice(7)], [notice(7, true), notice(3, true)])
    expect([ids(fresh), ids(older)]).toEqual([[7], [3]])
  })
})

it('a notice is unread until it is seen here, marked with all up to it, or was read elsewhere', () => {
  const none = new Set<number>()
  expect(isUnread(notice(4), none, 0)).toBe(true)
  expect(isUnread(notice(4, true), none, 0)).toBe(false)
  expect(isUnread(notice(4), new Set([4]), 0)).toBe(false)
  expect([isUnread(notice(4), none, 4), isUnread(notice(5), none, 4)]).toEqual([false, true])
})

it('what does not fit two lines is long', () => {
  expect([isLong('Demain à 9 h au siège.'), isLong('Un\nDeux'), isLong('Un\nDeux\nTrois'), isLong('a'.repeat(141))]).toEqual([
    false,
    false,
    true,
    true,
  ])
})
