import { expect, it } from 'vitest'
import { paceAfter, secondsLeft } from './timeLeft.rules.ts'

const progress = (doneCount: number, id = 1) => ({ id, doneCount, sheetCount: 240 })

it('says how long it takes from how fast it has gone, once there is something to go by', () => {
  const begun = paceAfter(null, progress(0), 1000)
  expect(secondsLeft(begun)).toBeNull()
  expect(secondsLeft(paceAfter(begun, progress(10), 1200))).toBeNull()
  expect(secondsLeft(paceAfter(begun, progress(60), 2000))).toBe(3)
  expect(secondsLeft(paceAfter(begun, progress(239), 5000))).toBe(1)
  expect(secondsLeft(paceAfter(begun, progress(240), 5000))).toBeNull()
})

it('counts from where it was first heard of: a page that was opened anew knows nothing of before', () => {
  const opened = paceAfter(null, progress(120), 50_000)
  expect(secondsLeft(paceAfter(opened, progress(180), 51_000))).toBe(1)
})

it('another print, or one that began again, is another pace', () => {
  const first = paceAfter(paceAfter(null, progress(0), 0), progress(100), 1000)
  expect(paceAfter(first, progress(5, 2), 1500).from).toEqual({ at: 1500, done: 5 })
  expect(paceAfter(first, progress(5), 1500).from).toEqual({ at: 1500, done: 5 })
})
