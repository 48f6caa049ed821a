import { createHash } from 'node:crypto'
import type { AffectedShift, DemandEffects } from '@vigie/contract/demands/demands.effects.ts'
import { demandType, isOpenDemand, secretField } from '@vigie/contract/demands/demands.forms.ts'
import { fatesOf, spanOfAbsence, weeksAroundAbsence, weeksOfAbsence } from '@vigie/contract/demands/demands.effects.rules.ts'
import { absenceOf, changesOf } from '@vigie/contract/demands/demands.rules.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import type { RequestContext } from '../../kit/handle.ts'
import { knownNumber, maskedNumber } from '../agents/agents.secret.ts'
import { isNightAt } from '../shifts/shifts.rules.ts'
import { planDigest } from '../planning/plan.store.ts'
import { knownSheet } from './demands.sheet.ts'
import { sheetOf, shiftsBetween, validatedMonths, type HeldShiftRow, type SheetRow } from './demands.effects.store.ts'
import { statusOf, valuesOf } from './demands.rows.ts'
import type { DemandRow } from './demands.store.ts'
import { swapEffects, type SwapEffects } from './swaps/swapping.ts'

type Reading = Pick<RequestContext, 'db' | 'company' | 'session' | 'installation' | 'language' | 'now'>

/** What an absence empties, and what it was decided on. */
export interface AbsenceEffects {
  readonly shown: NonNullable<DemandEffects['absence']>
  readonly opened: readonly HeldShiftRow[]
  readonly span: readonly [string, string]
  readonly planned: { readonly agentIds: readonly number[]; readonly span: ReturnType<typeof spanOfAbsence>; readonly digest: string }
}
export interface SheetEffects {
  readonly before: SheetRow
  /** As the demand asks for it, its number in clear. */
  readonly after: Readonly<Record<string, string>>
  readonly shown: DemandEffects['changes']
}
export interface Effects {
  readonly absence: AbsenceEffects | null
  readonly sheet: SheetEffects | null
  readonly swap: SwapEffects | null
  /** Stands for all of it: when it is another one, something else would be changed. */
  readonly seen: string
}

/** What accepting a demand would change now. One that has been answered changes nothing more. */
export async function effectsOf(context: Reading, row: DemandRow): Promise<Effects> {
  if (!isOpenDemand(statusOf(row))) return { absence: null, sheet: null, swap: null, seen: '' }
  const absence = row.unavailabilityTypeId === null ? null : await absenceEffects(context, row)
  const sheet = row.typeId === demandType.info ? await sheetEffects(context, row) : null
  const swap = row.typeId === demandType.swap ? await swapEffects(context, row) : null
  const facts = [
    row.id,
    row.version,
    absence && [absence.shown, absence.opened.map(({ version }) => version)],
    sheet && [sheet.before.version, sheet.shown],
    swap && [swap.shown, swap.turns.map(({ takes }) => takes.version)],
  ]
  return { absence, sheet, swap, seen: createHash('sha256').update(JSON.stringify(facts)).digest('base64url') }
}

async function absenceEffects({ db, company, now }: Reading, row: DemandRow): Promise<AbsenceEffects> {
  const { first, last } = absenceOf(valuesOf(row))
  const span = spanOfAbsence(first, last, company.timeZone)
  const around = weeksAroundAbsence(first, last, company.timeZone)
  // Before what it is to vouch for: what comes in between makes it another one.
  const digest = await db.one(planDigest(db, [row.agentId], ...around))
  const rows = await db.read(shiftsBetween(db, row.agentId, ...around))
  const fates = fatesOf(rows, span, now)
  const opened = rows.filter((_, at) => fates[at] === 'opens')
  const months = [...new Set(opened.map(({ month }) => month))]
  const asked = await db.read(validatedMonths(db, row.agentId, months))
  const shown = {
    typeName: row.unavailabilityName ?? '',
    startsOn: first,
    endsOn: last,
    shifts: rows.map((shift, at): AffectedShift => ({ ...shift, isNight: isNightAt(shift), fate: fates[at] ?? null })),
    weeks: weeksOfAbsence(rows, fates, span, company.timeZone),
    askedAgain: asked.map(({ month }) => month),
  }
  return { shown, opened, span, planned: { agentIds: [row.agentId], span: around, digest: digest?.digest ?? '' } }
}

async function sheetEffects({ db, company, installation }: Reading, row: DemandRow): Promise<SheetEffects> {
  const before = await db.one(sheetOf(db, row.agentId))
  requires(before, 'NOT_FOUND')
  const sheet = knownSheet(installation, company.id, row.agentId, before)
  const secret = row.secret && knownNumber(installation.secrets, company.id, row.agentId, row.secret)
  const asked = { ...valuesOf(row), ...(secret && { [secretField]: secret }) }
  const changes = changesOf(asked, sheet)
  return {
    before,
    after: { ...sheet, ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) },
    shown: changes.map((one) =>
      one.field === secretField ? { ...one, before: maskedNumber(one.before), after: maskedNumber(one.after) } : one,
    ),
  }
}
