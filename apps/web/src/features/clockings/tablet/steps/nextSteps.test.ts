import { clockingCodes } from '@vigie/contract/kit/refusal.codes.ts'
import { de } from '@vigie/phrases/de/all.ts'
import { en } from '@vigie/phrases/en/all.ts'
import { fr } from '@vigie/phrases/fr/all.ts'
import { expect, test } from 'vitest'
import { nextStepsOf } from './nextSteps.ts'
import { keyOf, type RefusedKey } from './refusals.ts'

const languages = { fr, en, de }
const keys = Object.keys(fr.clockings.tablet.refused) as RefusedKey[]

test('each refusal has a title, a sentence and at most two things to do, in three languages', () => {
  for (const key of keys) {
    expect(nextStepsOf(key, true).length).toBeLessThanOrEqual(2)
    for (const { clockings } of Object.values(languages)) {
      const { title, text } = clockings.tablet.refused[key]
      expect(
        [title, text].every((said) => said.trim().length > 3),
        key,
      ).toBe(true)
      for (const step of nextStepsOf(key, true)) expect(clockings.tablet.nextStep[step]).not.toBe('')
    }
  }
})

/** Those of the specification that an entrance page tells, before there is a device: their words are the page's own. */
const toldByPages = ['LIMIT_SITE', 'LINK_APP_ACCESS_FORBIDDEN', 'ON_TIME_APP_ACCESS_FORBIDDEN', 'NO_SITE']
/** Of the specification; the others of the table are ours. */
const sectionEight = Object.keys(clockingCodes).slice(0, Object.keys(clockingCodes).indexOf('CARD_HELD'))

test('each code of section 8 is told by words of its own', () => {
  expect(sectionEight).toHaveLength(15)
  for (const code of sectionEight) {
    for (const { refusals } of Object.values(languages)) expect(refusals[code as keyof typeof refusals]).toMatch(/\S+ \S+/)
  }
})

test('each that a device is answered is told by the clock, under its own name', () => {
  const told = sectionEight.filter((code) => !toldByPages.includes(code))
  expect(told.map(keyOf)).toEqual(told)
})

test('an unknown code leads to the forgotten one, an unknown badge to the code, a device without a site asks again', () => {
  expect(nextStepsOf('WARN_INCORRECT_CODE', true)).toEqual(['again', 'forgotten'])
  expect(nextStepsOf('ON_TIME_NFC_UNRECOGNIZED', true)).toEqual(['byCode'])
  expect(nextStepsOf('NO_SITE_CLOCKING_CONFIGURED', true)).toEqual(['refresh'])
  expect(nextStepsOf('TOO_EARLY', true)).toEqual([])
})

test('a device that takes badges alone leads nobody to its keypad', () => {
  for (const key of keys) expect(nextStepsOf(key, false).filter((step) => step !== 'refresh')).toEqual([])
})
