import { expect, it } from 'vitest'
import { isTimestampKey, isWholeKey, orderOf, wayOf } from './order.rules.ts'

it('an order has a key and a way', () => {
  expect([orderOf<'name' | 'hours'>('name'), orderOf<'name' | 'hours'>('-hours')]).toEqual([
    { key: 'name', isDown: false },
    { key: 'hours', isDown: true },
  ])
  expect([wayOf(orderOf<'name'>('name')), wayOf(orderOf<'name'>('-name'))]).toEqual([
    ['asc', '>'],
    ['desc', '<'],
  ])
})

it('a key of whole numbers is one that PostgreSQL takes', () => {
  expect(['0', '-12', '999999999', '2147483648', '1.5', '', 'x'].map(isWholeKey)).toEqual([true, true, true, false, false, false, false])
})

it('a key by time is an instant as PostgreSQL writes it', () => {
  expect(['2026-10-12 05:00:00+00', '2026-10-12T05:00:00Z', '2026-10-12', 'soon'].map(isTimestampKey)).toEqual([true, true, false, false])
})
