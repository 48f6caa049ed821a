import {
  demandForms,
  demandType,
  demandTypeNames,
  infoForm,
  nameOfDemandType,
  type DemandForm,
} from '@vigie/contract/demands/demands.forms.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { hasFeature } from '@vigie/contract/companies/settings.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import type { Company } from '../../kit/session.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { ownTypesOf, type OwnField, type TypeRow } from './types/types.store.ts'

/** The form that is asked by: of the company's version where everybody has it, else the company's own. */
export const formOf = (company: Pick<Company, 'apiVersion'>, type: Pick<TypeRow, 'id' | 'fields' | 'text' | 'files'>): DemandForm => {
  const name = nameOfDemandType(type.id)
  if (name === undefined)
    return { fields: type.fields as readonly OwnField[], text: type.text as DemandForm['text'], files: type.files as DemandForm['files'] }
  return name === 'info' ? infoForm(hasFeature(company.apiVersion, 'demandEmergency')) : demandForms[name]
}

/** In the reader's language; a company's own is named as the company wrote it. */
export const typeNameOf = (typeId: number, ownName: string | null, language: Language): string => {
  const name = nameOfDemandType(typeId)
  return name === undefined ? (ownName ?? '') : say(language, `messages.demands.types.${name}`)
}

/** All types of a company: those that everybody has, then its own. Who sees no schedule swaps nothing. */
export async function typesOf(db: Db, { settings }: Pick<Company, 'settings'>): Promise<TypeRow[]> {
  const rows = await db.read(ownTypesOf(db))
  const kept = new Map(rows.map((row) => [row.id, row]))
  const common = demandTypeNames.map((name): TypeRow => {
    const id = demandType[name]
    return {
      id,
      name: null,
      fields: [],
      text: 'optional',
      files: 'optional',
      isOffered: (kept.get(id)?.isOffered ?? true) && (name !== 'swap' || settings.res_access_schedule),
    }
  })
  return [...common, ...rows.filter(({ name }) => name !== null)]
}

/** A type as a form shows it. */
export function shownType(type: TypeRow, company: Pick<Company, 'apiVersion'>, language: Language): DemandTypeForm {
  const form = formOf(company, type)
  const isOwn = type.name !== null
  return {
    id: type.id,
    name: typeNameOf(type.id, type.name, language),
    isOffered: type.isOffered,
    text: form.text,
    files: form.files,
    fields: form.fields.map(({ name, kind, isRequired, maxLength, options }) => ({
      name,
      label: isOwn
        ? (type.fields as readonly OwnField[]).find((field) => field.name === name)!.label
        : say(language, `messages.demands.fields.${name}`),
      kind,
      isRequired,
      maxLength,
      options: options && [...options],
    })),
  }
}
