import { expect, it } from 'vitest'
import { writtenOffset } from './timeWords.ts'

it('an offset is written with its sign, and with minutes where it has some', () => {
  expect([240, -240, 330, -210, 0].map(writtenOffset)).toEqual(['UTC+4', 'UTC−4', 'UTC+5:30', 'UTC−3:30', 'UTC+0'])
})
