import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { queryText, readQuery } from './query.ts'

const shape = z.object({ month: queryText, siteId: z.optional(z.coerce.number().check(z.int())) })

describe('the values of an address', () => {
  it('stay texts, even where they look like numbers', () => {
    expect(readQuery(shape, { month: '202611' })).toEqual({ month: '202611', siteId: undefined })
  })

  it('may be missing or wrong: the screen still opens', () => {
    expect(readQuery(shape, {})).toEqual({ month: undefined, siteId: undefined })
    expect(readQuery(shape, { siteId: 'abc', month: 'x' })).toEqual({ month: 'x', siteId: undefined })
  })
})
