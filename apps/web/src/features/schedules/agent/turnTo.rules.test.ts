import type { Day } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { scheduleAddress } from '../../../routing/addresses/schedules.ts'
import { readQuery, type Texts } from '../../../routing/query.ts'
import { turnTo } from './turnTo.rules.ts'

const today = '2026-10-12' as Day
const read = (texts: Texts) => readQuery(scheduleAddress.query, texts, today)

it('turns to the week of today in its month, to that of the first day in another, and back to the month of the week', () => {
  expect(turnTo('week', read({}), today)).toEqual({ name: 'week', day: today })
  expect(turnTo('week', read({ month: '202612' }), today)).toEqual({ name: 'week', day: '2026-12-01' })
  expect(turnTo('month', read({ view: 'week', date: '2026-11-30', month: '202612' }), today)).toEqual({ name: 'month', month: '202611' })
})
