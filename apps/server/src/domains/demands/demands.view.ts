import { role } from '@vigie/contract/access.ts'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import { secretField } from '@vigie/contract/demands/demands.forms.ts'
import { absenceOf } from '@vigie/contract/demands/demands.rules.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import type { RequestContext } from '../../kit/handle.ts'
import { knownNumber, maskedNumber } from '../agents/agents.secret.ts'
import { statusOf, valuesOf } from './demands.rows.ts'
import { demandById, filesOfDemands, type DemandFileRow, type DemandRow } from './demands.store.ts'
import { typeNameOf } from './demands.types.ts'
import { swapsOf } from './swaps/swaps.store.ts'

type Reading = Pick<RequestContext, 'db' | 'company' | 'session' | 'language' | 'installation'>

/** Whose demands a caller sees: an agent its own, a manager the company's (access: GET /demands). */
export const ownAgentOf = ({ user }: RequestContext['session']): number | null => (user.role === role.agent ? (user.agentId ?? 0) : null)

/** Demands as somebody sees them, with their files. */
export async function viewed(context: Reading, rows: readonly DemandRow[]): Promise<Demand[]> {
  const ids = rows.map(({ id }) => id)
  const isAgent = context.session.user.role === role.agent
  const [joined, asked] = await context.db.batch(filesOfDemands(context.db, ids), swapsOf(context.db, ids, isAgent))
  const files = Map.groupBy(joined, ({ demandId }) => demandId)
  const swaps = new Map(asked.map(({ demandId, ...one }) => [demandId, one]))
  return rows.map((row) => ({ ...shown(context, row, files.get(row.id) ?? []), swap: swaps.get(row.id) ?? null }))
}

function shown(
  { company, session, language, installation }: Reading,
  row: DemandRow,
  files: readonly DemandFileRow[],
): Omit<Demand, 'swap'> {
  const { ownTypeName, secret, unavailabilityTypeId } = row
  const values = valuesOf(row)
  const number = secret && maskedNumber(knownNumber(installation.secrets, company.id, row.agentId, secret))
  const away = unavailabilityTypeId === null ? null : absenceOf(values)
  return {
    ...row,
    typeName: typeNameOf(row.typeId, ownTypeName, language),
    fields: { ...values, ...(number !== null && { [secretField]: number }) },
    filePath: files.map(({ path }) => path).join(','),
    status: statusOf(row),
    amount: typeof values['amount'] === 'number' ? values['amount'] : null,
    unavailableFrom: away && away.first,
    unavailableUntil: away && away.last,
    handledByName: session.user.role === role.manager ? row.handledByName : null,
    files: [...files],
  }
}

/** One demand as its caller sees it now. */
export async function demandNow(context: Reading, id: number): Promise<Demand> {
  const [demand] = await viewed(context, [await demandFor(context, id)])
  requires(demand, 'NOT_FOUND')
  return demand
}

/** A demand that the caller may see: another's is not there. */
export async function demandFor({ db, session }: Pick<Reading, 'db' | 'session'>, id: number): Promise<DemandRow> {
  const row = await db.one(demandById(db, id, ownAgentOf(session)))
  requires(row, 'NOT_FOUND')
  return row
}
