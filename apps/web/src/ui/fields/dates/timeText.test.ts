import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hoursOfDay, minutesOfHour, readTime } from './timeText.ts'

it('reads a time of the 24-hour clock as people write it', () => {
  for (const typed of ['7:05', '07:05', '07h05', '705', '0705', ' 7.05 ', '7H05']) expect(readTime(typed), typed).toBe('07:05')
  expect(readTime('7h')).toBe('07:00')
  expect(readTime('19')).toBe('19:00')
  expect(readTime('0:00')).toBe('00:00')
})

it('refuses what is no time', () => {
  for (const typed of ['', '24:00', '12:60', '7:5', 'midi', '12345', '7 pm', '-1:00']) expect(readTime(typed), typed).toBeNull()
})

it('reads every time of the 24-hour clock as it writes it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...hoursOfDay), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
      const time = `${hour}:${String(minute).padStart(2, '0')}`
      expect(readTime(time)).toBe(time)
    }),
  )
})

it('offers every hour, and every five minutes', () => {
  expect([hoursOfDay.at(0), hoursOfDay.at(-1), hoursOfDay.length]).toEqual(['00', '23', 24])
  expect([minutesOfHour.at(1), minutesOfHour.at(-1), minutesOfHour.length]).toEqual(['05', '55', 12])
})
