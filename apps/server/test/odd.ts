import type { Call } from '@vigie/contract/kit/call.ts'
import { bareOf } from '@vigie/contract/kit/schema.ts'
import { fieldsOf } from '@vigie/contract/kit/shape.ts'
import type * as z from 'zod/mini'
import { decode } from '../src/transport/dispatch.ts'
import { answerOf } from '../src/transport/refuse.ts'
import type { Answer } from '../src/transport/request.ts'
import { readTexts } from '../src/transport/texts.ts'
import { filledIn, queryOf, type Values } from './transports.ts'

const nest = (depth: number): unknown => (depth === 0 ? 1 : [nest(depth - 1)])
/** What no field means, or only just does. */
export const odd: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2_147_483_647,
  2_147_483_648,
  2 ** 53,
  1e300,
  '',
  ' ',
  'text',
  '12',
  '1e9',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '000001',
  '999912',
  '202613',
  '9999-12-31 23:59:59',
  '0000-01-01 00:00:00',
  'a\0b',
  '\ud800',
  'é'.repeat(3000),
  "'; drop table users --",
  '../../etc/passwd',
  '__proto__',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'MjAyNi05OS05OVQ5OTo5OTo5OVogMQ',
  'MjAyNi0xMC0xMlQwODowMDowMFogOTk5OTk5OTk5OTk5OTk5',
  [],
  [1, 'a', null],
  {},
  { a: { b: 1 } },
  nest(100),
]

/** The paths of a call's fields on the wire, those of shapes inside included. */
export function pathsOf(schema: z.ZodMiniType): string[][] {
  const fields = fieldsOf(bareOf(schema)) ?? {}
  return Object.values(fields).flatMap(([name, holds]) => [[name], ...pathsOf(holds).map((path) => [name, ...path])])
}

/** The values with one of them, at a path of names, replaced. */
export function withValue(values: Values, [name, ...rest]: readonly string[], value: unknown): Values {
  const inner = values[name!]
  const isTable = typeof inner === 'object' && inner !== null
  return { ...values, [name!]: rest.length === 0 ? value : withValue(isTable ? (inner as Values) : {}, rest, value) }
}

/** How the values of a call come in: as JSON, or as the texts of an address. */
export type Way = 'json' | 'texts'

/** The ways that the transports have for a call. A read with secrets is never in an address. */
export const waysOf = ({ method, secrets }: Call): readonly Way[] =>
  method === 'DELETE' || (method === 'GET' && !secrets) ? ['json', 'texts'] : ['json']

/** Values as a handler would be given them, without a server: why they are refused, or undefined where they reach it. */
export function refusalOf(call: Call, values: Values, way: Way): Answer | undefined {
  const { inPath, rest } = filledIn(call.path, values)
  const payload = way === 'json' ? rest : readTexts(call.input, textsOf(queryOf(rest)))
  try {
    decode(call, { ...payload, ...readTexts(call.input, inPath) })
    return undefined
  } catch (error) {
    return answerOf(error, 'fr', () => {})
  }
}

function textsOf(query: string): Record<string, string | string[]> {
  const search = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const all = search.getAll(name)
      return [name, all.length === 1 ? all[0]! : all]
    }),
  )
}
