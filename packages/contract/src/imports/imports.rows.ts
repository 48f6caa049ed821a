import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { month, text } from '../kit/values.ts'
import { importKinds } from './imports.report.ts'

export const readImportRows = call({
  method: 'GET',
  path: '/imports/rows',
  does: 'What the company has of a kind, in the columns and the writing of the import: read back, it changes nothing. Codes and badges are not in it, nor archived agents.',
  access: may.administer,
  isOurs: true,
  refuses: ['INVALID'],
  example: { kind: 'shifts', month: '202610' },
  input: shape({
    kind: ['kind', z.enum(importKinds)],
    /** Of the local starts of shifts, which are asked for by month. */
    month: ['month', z.optional(month)],
    cursor: ['cursor', z.optional(text(200))],
  }),
  output: shape({
    titles: ['titles', z.array(z.string())],
    rows: ['rows', z.array(z.array(z.string()))],
    nextCursor: ['next_cursor', z.nullable(z.string())],
  }),
})
