import type { ImportKind } from '@vigie/contract/imports/imports.report.ts'
import { readImportRows } from '@vigie/contract/imports/imports.rows.ts'
import { refuseFields } from '../../../kit/field-problems.ts'
import { reading } from '../../../kit/handle.ts'
import type { ImportSnapshot } from '../decide/imports.snapshot.rules.ts'
import { readSnapshot } from '../imports.store.ts'
import type { Named } from '../read/imports.names.rules.ts'
import { lineOf, titlesOf } from './rows.rules.ts'
import { agentKeys, contractKeys, shiftKeys, siteKeys } from './rows.store.ts'

/** Rows of one answer. */
const limit = 2000

const nothing: Named = {
  clientCodes: [],
  siteCodes: [],
  employeeNumbers: [],
  contractNumbers: [],
  signers: [],
  shiftNumbers: [],
  codeDigests: [],
  badges: [],
}
const namedBy = { sites: 'siteCodes', agents: 'employeeNumbers', contracts: 'contractNumbers', shifts: 'shiftNumbers' } as const
const keysOf = { sites: siteKeys, agents: agentKeys, contracts: contractKeys } as const
const noMonth = { field: 'month', problem: 'required' }

/** What is written is what an import compares a file with: so that its own file changes nothing. */
export const handlers = [
  reading(readImportRows, async ({ input: { kind, month, cursor = '' }, db }) => {
    refuseFields(kind === 'shifts' && month === undefined ? [noMonth] : [], readImportRows.input)
    const page = { after: cursor, limit: limit + 1 }
    const found = await db.read(kind === 'shifts' ? shiftKeys(db, month!, page) : keysOf[kind](db, page))
    const keys = found.slice(0, limit).map(({ key }) => key)
    const snapshot = await readSnapshot(db, { ...nothing, [namedBy[kind]]: keys })
    return {
      titles: titlesOf(kind),
      rows: keys.flatMap((key) => lineIn(kind, key, snapshot)),
      nextCursor: found.length > limit ? keys.at(-1)! : null,
    }
  }),
]

/** The line of a key; none where its row has gone meanwhile. */
function lineIn(kind: ImportKind, key: string, snapshot: ImportSnapshot): readonly string[][] {
  const row = snapshot[kind].get(key)
  return row ? [lineOf(kind, row as never, snapshot)] : []
}
