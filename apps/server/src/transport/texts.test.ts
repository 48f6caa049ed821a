import { shape } from '@vigie/contract/kit/shape.ts'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { readTexts } from './texts.ts'

const asks = shape({
  siteId: ['siteId', z.optional(z.int())],
  isActive: ['activeSites', z.optional(z.nullable(z.boolean()))],
  ids: ['notInIds', z.optional(z.array(z.int()))],
  search: ['search', z._default(z.string(), '')],
  fields: ['fields', z.optional(z.record(z.string(), z.int()))],
  type: ['type', z.optional(z.union([z.literal(0), z.literal(1), z.literal('all')]))],
})

describe('the texts of an address', () => {
  it('become the numbers, booleans and lists that a call asks for', () => {
    expect(readTexts(asks, { siteId: '5', activeSites: '1', notInIds: ['1', '2'], search: '12' })).toEqual({
      siteId: 5,
      activeSites: true,
      notInIds: [1, 2],
      search: '12',
    })
    expect(readTexts(asks, { activeSites: 'false', notInIds: '7' })).toEqual({ activeSites: false, notInIds: [7] })
  })

  it('become the one of several values that they name', () => {
    expect(readTexts(asks, { type: '1' })).toEqual({ type: 1 })
    for (const text of ['all', '2', 'one']) expect(readTexts(asks, { type: text })).toEqual({ type: text })
  })

  it('that are none of them stay as they are, to be refused by the name of their field', () => {
    const texts = { siteId: 'five', activeSites: 'yes', notInIds: ['1', 'x'] }
    expect(readTexts(asks, texts)).toEqual({ siteId: 'five', activeSites: 'yes', notInIds: [1, 'x'] })
    expect(readTexts(asks, { siteId: ['1', '2'] })).toEqual({ siteId: ['1', '2'] })
    for (const odd of ['1e9', '0x10', ' 5', '12345678901234567890', 'Infinity'])
      expect(readTexts(asks, { siteId: odd })).toEqual({ siteId: odd })
  })

  it('that hold names of their own are JSON; what is none stays as it is', () => {
    expect(readTexts(asks, { fields: '{"amount":40}' })).toEqual({ fields: { amount: 40 } })
    for (const text of ['{', 'amount=40']) expect(readTexts(asks, { fields: text })).toEqual({ fields: text })
  })

  it('that are empty or not asked for stay behind', () => {
    expect(readTexts(asks, { search: '', other: 'x', constructor: 'x', toString: 'x' })).toEqual({})
  })
})
