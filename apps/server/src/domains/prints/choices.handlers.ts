import { listPrintChoices } from '@vigie/contract/prints/prints.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { reading } from '../../kit/handle.ts'
import { agentsToPrint, sitesToPrint } from './choices.store.ts'
import { spanOf } from './prints.span.rules.ts'

const byName = 'name'

export const handlers = [
  reading(listPrintChoices, async ({ input, db }) => {
    const span = spanOf(input)
    const { what, limit, cursor } = input
    const question = { span, search: (input.search ?? '').trim(), limit: limit + 1, after: readCursor(byName, cursor) }
    const rows = await db.read((what === 'sites' ? sitesToPrint : agentsToPrint)(db, question))
    const { page, nextCursor } = pageOf(rows, limit, byName, ({ name, id }) => ({ key: name, id }))
    const choices = page.map(({ id, name, detail, agentCount, shiftCount }) => ({ id, name, detail, agentCount, shiftCount }))
    return { choices, total: rows[0]?.total ?? 0, nextCursor }
  }),
]
