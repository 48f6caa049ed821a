import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { readerTimeOf } from './readerTime.rules.ts'

const morning = '2026-10-12T04:41:12Z' as Instant

it('is told by the clock of the reader, by which one, and in UTC beside it', () => {
  expect(readerTimeOf(morning, 'fr', 'Europe/Paris')).toEqual({
    own: 'lundi 12 octobre 2026 à 06:41:12',
    zone: 'heure d’été d’Europe centrale',
    utc: '04:41:12 UTC',
  })
  expect(readerTimeOf(morning, 'en', 'Europe/London')).toEqual({
    own: 'Monday, 12 October 2026 at 05:41:12',
    zone: 'British Summer Time',
    utc: '04:41:12 UTC',
  })
  expect(readerTimeOf(morning, 'de', 'Indian/Reunion')).toEqual({
    own: 'Montag, 12. Oktober 2026 um 08:41:12',
    zone: 'Réunion-Zeit',
    utc: '04:41:12 UTC',
  })
})

it('says the day in UTC where it is another', () => {
  const night = '2026-11-30T23:30:00Z' as Instant
  expect(readerTimeOf(night, 'fr', 'Europe/Paris')).toEqual({
    own: 'mardi 1er décembre 2026 à 00:30:00',
    zone: 'heure normale d’Europe centrale',
    utc: '30 nov., 23:30:00 UTC',
  })
})

it('says UTC once to a reader whose clock is UTC, and twice to one whose clock only shows the same', () => {
  expect(readerTimeOf(morning, 'fr', 'Etc/UTC')).toEqual({ own: 'lundi 12 octobre 2026 à 04:41:12', zone: 'UTC', utc: null })
  expect(readerTimeOf(morning, 'fr', 'Africa/Abidjan')).toMatchObject({ zone: 'heure moyenne de Greenwich', utc: '04:41:12 UTC' })
})
