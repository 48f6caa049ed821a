import { describe, expect, it } from 'vitest'
import type { Instant } from '../kit/time.ts'
import { deviceStateAt, isOnlineAt } from './devices.state.rules.ts'

const now = '2026-10-12T08:00:00Z' as Instant
const heard = { seenAt: '2026-10-12T07:58:00Z' as Instant, isInService: false, expectedCount: 0, missingCount: 0 }
const silent = { ...heard, seenAt: '2026-10-12T05:00:00Z' as Instant }

describe('the state of a device', () => {
  it('is online for six minutes after it was heard, and not before it ever was', () => {
    expect(isOnlineAt('2026-10-12T07:54:00Z' as Instant, now)).toBe(true)
    expect(isOnlineAt('2026-10-12T07:53:59Z' as Instant, now)).toBe(false)
    expect(isOnlineAt(null, now)).toBe(false)
  })
  it('a silent one is worse while a service runs at its site, or acts are expected of it', () => {
    expect(deviceStateAt(silent, now)).toBe('offline')
    expect(deviceStateAt({ ...silent, isInService: true }, now)).toBe('offlineInService')
    expect(deviceStateAt({ ...silent, expectedCount: 1 }, now)).toBe('offlineInService')
    expect(deviceStateAt({ ...heard, isInService: true }, now)).toBe('online')
  })
  it('acts that never came are shown, but after a silence during a service', () => {
    expect(deviceStateAt({ ...heard, missingCount: 2 }, now)).toBe('gap')
    expect(deviceStateAt({ ...silent, missingCount: 2 }, now)).toBe('gap')
    expect(deviceStateAt({ ...silent, isInService: true, missingCount: 2 }, now)).toBe('offlineInService')
  })
})
