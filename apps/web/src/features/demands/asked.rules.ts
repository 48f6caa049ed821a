import { demandForms, demandType, nameOfDemandType, type DemandFieldKind } from '@vigie/contract/demands/demands.forms.ts'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { addDays, type Day } from '@vigie/contract/kit/time.ts'

/** One thing that was filled in: what its form calls it, and what it is. */
export interface Asked {
  readonly name: string
  readonly label: string
  readonly kind: DemandFieldKind
  readonly value: string | number
}
type Given = Pick<Demand, 'typeId' | 'fields'>

/** The fields of a type: of its form as the server says it, or until that has come as every company has it, without labels. */
const fieldsOf = (typeId: number, form: DemandTypeForm | undefined) => {
  const usual = nameOfDemandType(typeId)
  return form?.fields ?? (usual ? demandForms[usual].fields.map((field) => ({ ...field, label: '' })) : [])
}

/** What was filled in, in the order of its form; what no form knows any more comes last, as text. */
export function askedOf({ typeId, fields }: Given, form: DemandTypeForm | undefined): readonly Asked[] {
  const known = fieldsOf(typeId, form)
  const asked = known.flatMap(({ name, label, kind }) => {
    const value = fields[name]
    return value === undefined || value === '' ? [] : [{ name, label, kind, value }]
  })
  const names = new Set(known.map(({ name }) => name))
  const rest = Object.entries(fields).filter(([name, value]) => !names.has(name) && value !== '')
  return [...asked, ...rest.map(([name, value]) => ({ name, label: name, kind: 'text' as const, value }))]
}

/** A change of one's own details: its line names what changes, not into what. */
export const isOfSheet = ({ typeId }: Pick<Demand, 'typeId'>): boolean => typeId === demandType.info

/** The days of an absence that is asked for, both ends included; null for whatever else is asked. */
export function absenceIn({ unavailableFrom, unavailableUntil }: Pick<Demand, 'unavailableFrom' | 'unavailableUntil'>) {
  if (unavailableFrom === null || unavailableUntil === null) return null
  return { from: unavailableFrom, until: unavailableUntil, dayCount: daysBetween(unavailableFrom, unavailableUntil) }
}

function daysBetween(from: Day, until: Day): number {
  const days = Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1
  return from <= until && addDays(from, days - 1) === until ? days : 1
}

/** A name as it is written, its last word for the first name: enough for two letters in a circle. */
export function partsOfName(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/)
  return { firstName: words.length > 1 ? words.at(-1)! : '', lastName: words.slice(0, Math.max(1, words.length - 1)).join(' ') }
}
