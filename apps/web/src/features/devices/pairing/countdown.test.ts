import { expect, test } from 'vitest'
import { countdownAt } from './countdown.ts'

test('a new code is calm, and its ring is whole', () => {
  expect(countdownAt(600)).toEqual({ tone: 'run', left: 600, share: 1, says: 'validFor' })
  expect(countdownAt(60)).toMatchObject({ tone: 'run', says: 'validFor' })
})

test('under a minute it warns', () => {
  expect(countdownAt(59)).toMatchObject({ tone: 'late', says: 'soon' })
  expect(countdownAt(30)).toMatchObject({ tone: 'late', says: 'soon' })
})

test('under half a minute it takes the colour of an error', () => {
  expect(countdownAt(29)).toMatchObject({ tone: 'missing', says: 'last' })
  expect(countdownAt(1)).toMatchObject({ tone: 'missing', says: 'last' })
})

test('at zero it has expired, and so it stays', () => {
  expect(countdownAt(0)).toEqual({ tone: 'missing', left: 0, share: 0, says: 'expired' })
  expect(countdownAt(-20)).toEqual({ tone: 'missing', left: 0, share: 0, says: 'expired' })
})

test('a clock that runs behind never fills the ring over, and promises no more than a code lives', () => {
  expect(countdownAt(640)).toMatchObject({ share: 1, left: 600 })
})
