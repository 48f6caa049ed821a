import { allNotificationKinds, type NotificationKind } from '@vigie/contract/notifications/notifications.kinds.ts'
import { describe, expect, it } from 'vitest'
import { isKeptQuiet } from './muted.rules.ts'

describe('of a site that its reader has turned off', () => {
  it('what only tells is kept for the bell, and nothing else: a new kind is brought until somebody decides otherwise', () => {
    const kept = allNotificationKinds.filter((kind) => isKeptQuiet(kind, { asks: false }, true))
    const tells: readonly NotificationKind[] = [
      'documentFiled',
      'documentReminder',
      'clockingUnconfirmed',
      'clockingDecided',
      'clockingCorrected',
      'shiftAssigned',
      'shiftWithdrawn',
      'missionOffered',
      'missionGone',
    ]
    expect(kept.toSorted()).toEqual(tells.toSorted())
  })

  it.each(['documentFiled', 'documentReminder'])('%s is brought where it asks something of its reader', (kind) => {
    expect(isKeptQuiet(kind, { document: 'Consignes', asks: true, by: null }, true)).toBe(false)
    expect(isKeptQuiet(kind, { document: 'Consignes', asks: false, by: null }, true)).toBe(true)
  })

  it('a document of which nobody knows any more whether it asks is brought', () => {
    for (const facts of [{}, null, { asks: 'false' }]) expect(isKeptQuiet('documentFiled', facts, true)).toBe(false)
  })

  it('what no version knows is brought', () => expect(isKeptQuiet('formerKind', {}, true)).toBe(false))
})

it('of every other site, and of none, everything is brought', () => {
  for (const kind of allNotificationKinds) expect(isKeptQuiet(kind, { asks: false }, false)).toBe(false)
})
