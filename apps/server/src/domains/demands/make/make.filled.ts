import { demandType, isChosenKind, secretField, type DemandForm } from '@vigie/contract/demands/demands.forms.ts'
import { spanOfAbsence } from '@vigie/contract/demands/demands.effects.rules.ts'
import { absenceOf, changesOf, demandProblems, problemsOfDemand, type DemandValues } from '@vigie/contract/demands/demands.rules.ts'
import { Refusal, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { dayOf, localOf, monthOf } from '@vigie/contract/kit/time.ts'
import type { RequestContext } from '../../../kit/handle.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { isMaskedNumber, keptNumber } from '../../agents/agents.secret.ts'
import { absencesAt, contractsOn, unavailabilityTypeThere, type AskedAbsence, type NewDemand } from '../demands.save.store.ts'
import { sheetOf } from '../demands.effects.store.ts'
import { knownSheet } from '../demands.sheet.ts'
import { refuseSwap, swapWindow } from '../swaps/swapping.ts'
import { formOf, typesOf } from '../demands.types.ts'

interface Filled {
  readonly agentId: number
  readonly typeId: number
  readonly contractId?: number | null | undefined
  readonly fields?: DemandValues | undefined
  readonly text?: string | undefined
  readonly fileCount: number
  /** Asked for before: its type and contract stand as they were, and fields that are left out stay as they are. */
  readonly former?: { readonly values: DemandValues; readonly number: string; readonly contractId: number | null } | undefined
}
type Ready = Pick<NewDemand, 'values' | 'secret' | 'text' | 'absence' | 'advanceMonth' | 'contractId'>

const invalid = (...problems: FieldProblem[]) => new Refusal('INVALID', {}, problems)

/** What was filled in, as it is kept. Refuses INVALID field by field: by the form, and by what is known of the agent. */
export async function filled(
  { db, company, installation, now }: Pick<RequestContext, 'db' | 'company' | 'installation' | 'now'>,
  { agentId, typeId, contractId, fields, text = '', fileCount, former }: Filled,
): Promise<Ready> {
  const type = (await typesOf(db, company)).find(({ id }) => id === typeId)
  if (!type || !(former || type.isOffered)) throw invalid(demandProblems.noType)
  const form = formOf(company, type)
  const given = { ...(former?.number && { [secretField]: former.number }), ...typed(fields ?? former?.values ?? {}, form) }
  const today = dayOf(localOf(now, company.timeZone))
  const isWhole = former === undefined || fields !== undefined
  const problems = problemsOfDemand(form, { values: given, text, fileCount }, today).filter(({ field }) => isWhole || field === 'text')
  if (problems.length > 0) throw new Refusal('INVALID', {}, problems)
  const [sheet, contracts, [kind]] = await db.batch(
    sheetOf(db, agentId),
    contractsOn(db, agentId, today),
    unavailabilityTypeThere(db, unavailabilityTypeOf(form, given)),
  )
  if (
    isWhole &&
    typeId === demandType.info &&
    sheet[0] &&
    changesOf(given, knownSheet(installation, company.id, agentId, sheet[0])).length === 0
  ) {
    throw invalid(demandProblems.nothingNew)
  }
  if (isWhole && typeId === demandType.swap) await refuseSwap(db, agentId, given, swapWindow(company, now))
  // One that was archived since is not chosen anew, and stays where it was chosen before.
  const kindId = unavailabilityTypeOf(form, given)
  const isKept = former !== undefined && kindId === unavailabilityTypeOf(form, former.values)
  if (kindId !== null && !isKept && !kind?.isThere) throw invalid(demandProblems.noKind)
  const contract = former ? undefined : contractId == null ? contracts[0] : contracts.find(({ id }) => id === contractId)
  if (!former && !contract && (contractId != null || typeId === demandType.advance)) throw invalid(demandProblems.noContract)
  const { [secretField]: secret = '', ...values } = given
  return {
    values: secret === '' && secretField in given ? { ...values, [secretField]: '' } : values,
    secret: keptNumber(installation.secrets, company.id, agentId, secret),
    text: text.trim(),
    contractId: former ? former.contractId : (contract?.id ?? null),
    absence: absenceIn(form, given, company.timeZone),
    advanceMonth: typeId === demandType.advance ? monthOf(localOf(now, company.timeZone)) : null,
  }
}

/** The typed values: without spaces around them, without a masked number, and without an empty choice, which is stored as an id. */
function typed(fields: DemandValues, form: DemandForm): DemandValues {
  const chosen = new Set(form.fields.flatMap(({ name, kind }) => (isChosenKind(kind) ? [name] : [])))
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => name !== secretField || !isMaskedNumber(value))
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([name, value]) => value !== '' || !chosen.has(name)),
  )
}

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
