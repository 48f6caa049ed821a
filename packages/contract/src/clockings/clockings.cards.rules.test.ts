import { expect, test } from 'vitest'
import { cardNumber, cardProblem } from './clockings.cards.rules.ts'

test('a number is the same however a reader writes it', () => {
  expect(['04:a2:3f:12:88:60:80', '04 A2 3F 12 88 60 80', '04a23f12886080'].map(cardNumber)).toEqual(Array(3).fill('04A23F12886080'))
})

test('a card without a number is blank, and so is one of noughts alone', () => {
  expect(['', ' : ', '00:00:00:00'].map(cardNumber)).toEqual([null, null, null])
})

test('a number that is drawn anew at each reading, or that could be a code, is given to nobody', () => {
  expect(cardProblem('08A1B2C3')).toBe('card.random')
  expect(cardProblem('123456')).toBe('card.short')
  expect(['04A1B2C3', '08A1B2C3D4E5F6', '0812345678'].map(cardProblem)).toEqual([null, null, null])
})
