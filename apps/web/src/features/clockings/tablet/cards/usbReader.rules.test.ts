import { expect, test } from 'vitest'
import { badgeIn, nothingRead, read, type Reading } from './usbReader.rules.ts'

/** Types a text at a steady pace, from the time 1000 on. */
const typed = (text: string, gap: number): Reading =>
  text.split('').reduce((reading, key, index) => read(reading, { key, at: 1000 + index * gap }), nothingRead)
const badge = (text: string, gap: number) => {
  const reading = typed(text, gap)
  return badgeIn(reading, reading.at + gap)
}

test('a reader types a number of fourteen hexadecimal figures and Enter', () => {
  expect(badge('3fbcf36cf781ce', 8)).toBe('3FBCF36CF781CE')
})

test('a reader may type decimal figures, or pairs with separators', () => {
  expect(badge('0004567890', 12)).toBe('0004567890')
  expect(badge('04:A2:3F:12:88', 12)).toBe('04A23F1288')
})

test('a code typed by hand is no badge, however fast', () => {
  expect(badge('246810', 20)).toBeNull()
  expect(badge('24681012', 20)).toBeNull()
})

test('eight figures with a letter cannot be a code', () => {
  expect(badge('04A23F12', 10)).toBe('04A23F12')
})

test('figures typed slowly are no badge, nor an Enter that comes later', () => {
  expect(badge('3FBCF36CF781CE', 140)).toBeNull()
  const reading = typed('3FBCF36CF781CE', 8)
  expect(badgeIn(reading, reading.at + 500)).toBeNull()
})

test('digits typed before the card was read do not belong to it', () => {
  let reading = typed('12', 200)
  for (const [index, key] of '3FBCF36CF7'.split('').entries()) reading = read(reading, { key, at: 3000 + index * 5 })
  expect(badgeIn(reading, 3050)).toBe('3FBCF36CF7')
})

test('shift between figures changes nothing, another key ends the number', () => {
  let reading = typed('3FBCF', 5)
  reading = read(reading, { key: 'Shift', at: 1026 })
  for (const [index, key] of '36CF7'.split('').entries()) reading = read(reading, { key, at: 1030 + index * 5 })
  expect(badgeIn(reading, 1055)).toBe('3FBCF36CF7')
  expect(read(reading, { key: 'Escape', at: 1056 })).toEqual(nothingRead)
})

test('a sentence is no badge', () => {
  expect(badge('bonjour tout le monde', 5)).toBeNull()
})
