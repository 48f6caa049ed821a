import type { WireCall } from './calls.ts'
import { under, words } from './words.ts'

const print = words(`
  id kind month week sheet_count done_count state message created_at finished_at name bytes page_count url expires_at`)
const kinds = ['plannings', 'signatures']
const states = ['waiting', 'running', 'done', 'failed', 'cancelled']
const valuesOf = (name: string): Readonly<Record<string, readonly string[]>> => ({ [`${name}.kind`]: kinds, [`${name}.state`]: states })
const options = under('options', words('holidays totals declaration'))

/** Calls of printing that the specification does not have. */
export const ownPrints: Readonly<Record<string, WireCall>> = {
  'GET /print': {
    input: words('limit cursor'),
    output: [...under('prints', print), 'nextCursor'],
    values: valuesOf('prints'),
  },
  'DELETE /print': { input: ['id'], output: under('print', print), values: valuesOf('print') },
  'POST /print/preview': {
    input: [...words('kind month week site_id resource_id page'), ...options],
    output: words('svg page_count'),
    values: { '>kind': kinds },
  },
  'GET /print/choices': {
    input: words('kind month week what search limit cursor'),
    output: [...under('choices', words('id name detail agent_count shift_count')), ...words('total nextCursor')],
    values: { '>kind': kinds, '>what': ['sites', 'agents'] },
  },
}

/** What is ours of POST /print, which the specification does not show. */
export const printAdditions: Readonly<Record<string, WireCall>> = {
  'POST /print': {
    input: [...words('kind month week site_ids resource_ids'), ...options],
    output: under('print', print),
    values: { '>kind': kinds, ...valuesOf('print') },
  },
}
