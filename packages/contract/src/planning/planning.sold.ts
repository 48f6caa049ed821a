import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { referenceField, referencesField, shapeOfFields, type RecordOf } from '../kit/fields.ts'
import { shape } from '../kit/shape.ts'
import { id, ordinal } from '../kit/values.ts'
import { mostRequirements } from './planning.requirements.ts'

/** What is filled in of a prestation that is sold at a site. */
export const soldFields = {
  prestationId: referenceField('prestation_id', { isRequired: true }),
  /** What the site asks for beside what the prestation asks for everywhere. */
  qualificationIds: referencesField('qualification_ids', mostRequirements),
} as const
export type SoldForm = RecordOf<typeof soldFields>

export const soldPrestation = shape({
  id: ['id', id],
  prestationId: ['prestation_id', id],
  name: ['name', z.string()],
  isCardRequired: ['is_card_required', z.boolean()],
  /** Names of what the prestation asks for everywhere, and of what this site asks for beside it. */
  required: ['required', z.array(z.string())],
  requiredHere: ['required_here', z.array(z.string())],
  qualificationIds: ['qualification_ids', z.array(id)],
  version: ['version', ordinal],
})
export type SoldPrestation = z.output<typeof soldPrestation>

const ofSite = { siteId: ['siteId', id] } as const
const ofRow = { ...ofSite, id: ['id', id] } as const
const saved = shape({ id: ['id', id], version: ['version', ordinal] })

export const listSold = call({
  method: 'GET',
  path: '/sites/{siteId}/prestations',
  does: 'The prestations that are sold at a site, by name, with what each asks for there.',
  access: may.seeSold,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { siteId: 1 },
  input: shape(ofSite),
  output: shape({ prestations: ['prestations', z.array(soldPrestation)] }),
})

export const addSold = call({
  method: 'POST',
  path: '/sites/{siteId}/prestations',
  does: 'Adds a prestation to those that are sold at a site.',
  access: may.editSites,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: shape({ ...ofSite, ...shapeOfFields(soldFields) }),
  output: saved,
})

export const changeSold = call({
  method: 'PUT',
  path: '/sites/{siteId}/prestations',
  does: 'Changes what a prestation asks for at a site. Refused (CONFLICT) when it has changed since `version`. Services that are given already stay.',
  access: may.editSites,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  input: shape({ ...ofRow, version: ['version', ordinal], ...shapeOfFields(soldFields) }),
  output: saved,
})

export const removeSold = call({
  method: 'DELETE',
  path: '/sites/{siteId}/prestations',
  does: 'Takes a prestation from those that are sold at a site; its services stay. Refused (CONFLICT) when it has changed since `version`.',
  access: may.editSites,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  example: { siteId: 1, id: 1, version: 1 },
  input: shape({ ...ofRow, version: ['version', ordinal] }),
  output: z.object({}),
})
