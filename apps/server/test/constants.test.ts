import { readFileSync } from 'node:fs'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { newAccessToken, newLinkToken } from '../src/domains/auth/sessions/auth.tokens.ts'
import { lifeMinutes } from '../src/domains/auth/links/links.store.ts'
import { managerAccessMinutes } from '@vigie/contract/devices/devices.ts'
import { nightMinutesOf } from '@vigie/contract/shifts/shifts.hours.rules.ts'
import { ticketSeconds } from '../src/domains/clockings/codes/identify.handlers.ts'
import { newPairingCode, pairingSeconds } from '../src/domains/devices/devices.codes.ts'
import { longestShift } from '../src/domains/imports/read/imports.times.rules.ts'
import { mostFound } from '../src/domains/search/search.store.ts'
import { distanceSql } from '../src/domains/sites/sites.columns.ts'
import { bodyLimitOf, upload } from '../src/transport/limits.ts'
import { warningMinutes } from '../src/transport/idle.ts'

// Figures of the specification and of the decisions that the server alone knows, written a second time by hand.

it('links work for an hour, an invitation for 7 days', () => {
  expect(lifeMinutes).toEqual({ reset: 60, confirmation: 60, invitation: 10_080 })
})

it('a token is the company, a dot and 256 random bits; a link of a strong account begins with S', () => {
  const [company, bits] = newAccessToken(7).split('.') as [string, string]
  expect([company, Buffer.from(bits, 'base64url').length * 8]).toEqual(['7', 256])
  expect(newLinkToken(true)).toMatch(/^S[\w-]{43}$/)
})

it('a session is warned two minutes before its end', () => expect(warningMinutes).toBe(2))

it('the thousand commonest passwords are refused', () => {
  const list = readFileSync(new URL('../src/domains/auth/hashing/common-passwords.txt', import.meta.url), 'utf8')
  expect(new Set(list.split('\n').filter(Boolean)).size).toBe(1000)
})

it("a pairing code has 8 characters and lives 600 s; a manager's access on a device lasts 10 minutes", () => {
  expect([newPairingCode().length, pairingSeconds, managerAccessMinutes]).toEqual([8, 600, 10])
})

it('the ticket of an agent at a device lives 60 s', () => expect(ticketSeconds).toBe(60))

it('a search finds 20 of each kind at the most', () => expect(mostFound).toBe(20))

it('an upload has 25 MB at the most', () => expect(upload.fileBytes).toBe(26_214_400))

it('before sign-in a body has 16 kB at the most', () => expect(bodyLimitOf({ access: { nobody: [] } })).toBe(16_384))

it('an imported shift lasts 24 h at the most', () => expect(longestShift).toBe(86_400_000))

it('the night is from 21h to 6h', () => {
  const shift = {
    startsAt: '2026-10-12T15:00:00Z' as Instant,
    endsAt: '2026-10-13T06:00:00Z' as Instant,
    timeZone: 'Europe/Paris',
  }
  expect(nightMinutesOf(shift)).toBe(540)
})

it('the database reckons with the same earth as the browser', () => expect(distanceSql('$1', '$2')).toContain('12756274 * asin('))
