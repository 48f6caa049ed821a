import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { dayField, referenceField, shapeOfFields, textField, type RecordOf } from '../kit/fields.ts'
import type { FieldProblem } from '../kit/refusal.ts'
import { shape } from '../kit/shape.ts'
import { id, ordinal } from '../kit/values.ts'

/** What is filled in of something of the catalogue that an agent has. */
export const heldFields = {
  qualificationId: referenceField('qualification_id', { isRequired: true }),
  number: textField('number', 60),
  issuedOn: dayField('issued_on'),
  expiresOn: dayField('expires_on'),
  /** A document of this agent that proves it. */
  documentId: referenceField('document_id'),
} as const
export type HeldForm = RecordOf<typeof heldFields>

export const heldProblems = ({ issuedOn, expiresOn }: Pick<HeldForm, 'issuedOn' | 'expiresOn'>): FieldProblem[] =>
  issuedOn !== null && expiresOn !== null && expiresOn < issuedOn ? [{ field: 'expiresOn', problem: 'agent.expiresBefore' }] : []

const heldExample = { qualification_id: 1, number: 'SST-24-08811', issued_on: '2026-12-01', expires_on: '2028-12-01', document_id: null }

export const addHeld = call({
  method: 'POST',
  path: '/resources/qualifications',
  does: 'Adds something of the catalogue to what an agent has, with its number, its days and its proof.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { resourceId: 1, ...heldExample },
  input: shape({ agentId: ['resourceId', id], ...shapeOfFields(heldFields) }),
  output: shape({ version: ['version', ordinal] }),
})

export const changeHeld = call({
  method: 'PUT',
  path: '/resources/qualifications',
  does: 'Changes number, days and proof of what an agent has. Refused (CONFLICT) when it has changed since `version`.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  example: { resourceId: 1, version: 1, ...heldExample },
  input: shape({ agentId: ['resourceId', id], version: ['version', ordinal], ...shapeOfFields(heldFields) }),
  output: shape({ version: ['version', ordinal] }),
})

export const removeHeld = call({
  method: 'DELETE',
  path: '/resources/qualifications',
  does: 'Takes something of the catalogue off what an agent has. The history keeps what it was. Refused (CONFLICT) when it has changed since `version`.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  input: shape({ agentId: ['resourceId', id], qualificationId: ['qualification_id', id], version: ['version', ordinal] }),
  output: z.object({ success: z.boolean() }),
})
