import { demandType, secretField, type DemandForm } from '@vigie/contract/demands/demands.forms.ts'
import { spanOfAbsence } from '@vigie/contract/demands/demands.effects.rules.ts'
import { absenceOf, changesOf, demandProblems, problemsOfDemand, type DemandValues } from '@vigie/contract/demands/demands.rules.ts'
import { Refusal, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { dayOf, localOf, monthOf } from '@vigie/contract/kit/time.ts'
import type { RequestContext } from '../../../kit/handle.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { keptNumber } from '../../agents/agents.secret.ts'
import { absencesAt, contractsOn, unavailabilityTypeThere, type AskedAbsence, type NewDemand } from '../demands.save.store.ts'
import { sheetOf } from '../demands.effects.store.ts'
import { knownSheet } from '../demands.sheet.ts'
import { formOf, typesOf } from '../demands.types.ts'

interface Filled {
  readonly agentId: number
  readonly typeId: number
  readonly contractId?: number | null | undefined
  readonly fields?: DemandValues | undefined
  readonly text?: string | undefined
  readonly fileCount: number
}
type Ready = Pick<NewDemand, 'values' | 'secret' | 'text' | 'absence' | 'advanceMonth' | 'contractId'>

const invalid = (...problems: FieldProblem[]) => new Refusal('INVALID', {}, problems)

/** What was filled in, as it is kept. Refuses INVALID field by field: by the form, and by what is known of the agent. */
export async function filled(
  { db, company, installation, now }: Pick<RequestContext, 'db' | 'company' | 'installation' | 'now'>,
  { agentId, typeId, contractId, fields = {}, text = '', fileCount }: Filled,
): Promise<Ready> {
  const type = (await typesOf(db)).find(({ id }) => id === typeId)
  if (!type?.isOffered) throw invalid(demandProblems.noType)
  const form = formOf(company, type)
  const given = trimmed(fields)
  const today = dayOf(localOf(now, company.timeZone))
  const problems = problemsOfDemand(form, { values: given, text, fileCount }, today)
  if (problems.length > 0) throw new Refusal('INVALID', {}, problems)
  const [sheet, contracts, [kind]] = await db.batch(
    sheetOf(db, agentId),
    contractsOn(db, agentId, today),
    unavailabilityTypeThere(db, unavailabilityTypeOf(form, given)),
  )
  if (typeId === demandType.info && sheet[0] && changesOf(given, knownSheet(installation, company.id, agentId, sheet[0])).length === 0) {
    throw invalid(demandProblems.nothingNew)
  }
  if (unavailabilityTypeOf(form, given) !== null && !kind?.isThere) throw invalid(demandProblems.noKind)
  const contract = contractId == null ? contracts[0] : contracts.find(({ id }) => id === contractId)
  if (!contract && (contractId != null || typeId === demandType.advance)) throw invalid(demandProblems.noContract)
  const { [secretField]: secret = '', ...values } = given
  return {
    values,
    secret: keptNumber(installation.secrets, company.id, agentId, String(secret)),
    text: text.trim(),
    contractId: contract?.id ?? null,
    absence: absenceIn(form, given, company.timeZone),
    advanceMonth: typeId === demandType.advance ? monthOf(localOf(now, company.timeZone)) : null,
  }
}

const trimmed = (fields: DemandValues): DemandValues =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]))

/** The id of the kind of absence that a form asks for; null: it asks for none. */
const unavailabilityTypeOf = ({ fields }: DemandForm, values: DemandValues): number | null => {
  const field = fields.find(({ kind }) => kind === 'unavailabilityType')
  return field ? Number(values[field.name]) : null
}

function absenceIn(form: DemandForm, values: DemandValues, timeZone: string): AskedAbsence | null {
  const typeId = unavailabilityTypeOf(form, values)
  if (typeId === null) return null
  const { first, last } = absenceOf(values)
  const [startsAt, endsAt] = spanOfAbsence(first, last, timeZone)
  return { typeId, startsAt, endsAt }
}

/** Nobody is away twice at once. Asked while the agent is held, so that of two that come together one is refused. */
export async function refuseSecondAbsence(db: Db, agentId: number, absence: AskedAbsence, but: number | null): Promise<void> {
  const there = await db.one(absencesAt(db, agentId, absence, but))
  if (there) throw invalid(demandProblems.awayAlready)
}
