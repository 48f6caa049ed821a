import type { Day } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { siteScheduleAddress } from '../../../routing/addresses/schedules.ts'
import { readQuery, type Texts } from '../../../routing/query.ts'
import { turnTo } from './turnTo.rules.ts'

const today = '2026-10-14' as Day
const read = (texts: Texts) => readQuery(siteScheduleAddress.query, texts, today)

it('from a month to its week and back', () => {
  expect(turnTo('week', read({ siteId: '3' }), today)).toMatchObject({ name: 'week', day: today, month: '202610' })
  expect(turnTo('pHebdo', read({ siteId: '3', month: '202612' }), today)).toMatchObject({ day: '2026-12-01', month: '202612' })
  const week = read({ siteId: '3', view: 'week', date: '2027-01-02', month: '202612' })
  expect(turnTo('month', week, today)).toMatchObject({ name: 'month', month: '202701' })
})
