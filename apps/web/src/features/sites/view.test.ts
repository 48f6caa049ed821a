import type { Month } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { directionOf, nextSort, readView, writeView } from './view.ts'

const month = '202611' as Month

describe("the list's address", () => {
  it('begins with the month of now, active sites, and the order of the server', () => {
    expect(readView({}, month)).toEqual({ month, choice: 'active', search: '', clientId: null, sectorId: null, sort: null })
  })

  it('says everything that is shown, and nothing that is as usual', () => {
    const view = readView({ month: '202601', sites: 'all', search: 'nord', companies: '3', sectors: '7', sort: '-name' }, month)
    expect(view).toEqual({ month: '202601', choice: 'all', search: 'nord', clientId: 3, sectorId: 7, sort: '-name' })
    expect(readView(writeView(view, month), month)).toEqual(view)
    expect(Object.values(writeView(readView({}, month), month)).filter(Boolean)).toEqual([])
  })

  it('falls back where it is wrong', () => {
    const wrong = { month: '202613', sites: 'some', companies: 'x', sectors: '-1', sort: 'colour' }
    expect(readView(wrong, month)).toEqual(readView({}, month))
  })
})

describe('a press on a column', () => {
  it('sorts ascending, then descending, then no more', () => {
    const pressed = [null, null, null].reduce<(string | null)[]>((all) => [...all, nextSort(all.at(-1) as never, 'name')], [null])
    expect(pressed).toEqual([null, 'name', '-name', null])
  })

  it('on another column begins with that one, ascending', () => {
    expect(nextSort('-name', 'city')).toBe('city')
    expect([directionOf('-name', 'name'), directionOf('name', 'name'), directionOf('name', 'city')]).toEqual([
      'descending',
      'ascending',
      'none',
    ])
  })
})
