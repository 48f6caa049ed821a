import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, id, requiredText } from '../kit/values.ts'
import { demandFieldKinds, demandNeeds } from './demands.forms.ts'

/** A type with its form, in the reader's language. */
export const demandTypeForm = shape({
  id: ['id', id],
  name: ['name', z.string()],
  /** Agents may choose it. */
  isOffered: ['is_offered', z.boolean()],
  fields: [
    'fields',
    z.array(
      shape({
        name: ['name', z.string()],
        label: ['label', z.string()],
        kind: ['kind', z.enum(demandFieldKinds)],
        isRequired: ['is_required', z.boolean()],
        maxLength: ['max_length', z.optional(count)],
        options: ['options', z.optional(z.array(z.string()))],
      }),
    ),
  ],
  text: ['text', z.enum(demandNeeds)],
  files: ['files', z.enum(demandNeeds)],
})
export type DemandTypeForm = z.output<typeof demandTypeForm>

export const listDemandTypes = call({
  method: 'GET',
  path: '/demands/types',
  does: 'The types of demands with their forms: an agent those that it may choose and those by which it has asked, a manager all.',
  isOurs: true,
  access: may.seeDemands,
  input: z.object({}),
  output: shape({ types: ['types', z.array(demandTypeForm)] }),
})

const need = z._default(z.enum(demandNeeds), 'optional')
export const addDemandType = call({
  method: 'POST',
  path: '/demands/types',
  does: 'Adds a type of the company’s own, with its questions. What was asked stays as it was asked: to ask otherwise, a new one is made.',
  isOurs: true,
  access: may.administer,
  example: { name: 'Place de parking', fields: [{ label: 'Immatriculation', kind: 'text', is_required: true }] },
  input: shape({
    name: ['name', requiredText(80)],
    fields: [
      'fields',
      z
        .array(
          shape({
            label: ['label', requiredText(80)],
            kind: ['kind', z.enum(['text', 'longText', 'email', 'phone', 'amount', 'day', 'month', 'choice'])],
            isRequired: ['is_required', z.boolean()],
            options: ['options', z.optional(z.array(requiredText(80)).check(z.minLength(1), z.maxLength(30)))],
          }),
        )
        .check(z.maxLength(20)),
    ],
    text: ['text', need],
    files: ['files', need],
  }),
  output: shape({ type: ['type', demandTypeForm] }),
})

export const offerDemandType = call({
  method: 'PUT',
  path: '/demands/types',
  does: 'Whether agents may choose a type. What was asked by it before stays.',
  isOurs: true,
  access: may.administer,
  refuses: ['NOT_FOUND'],
  input: shape({ id: ['id', id], isOffered: ['is_offered', z.boolean()] }),
  output: shape({ type: ['type', demandTypeForm] }),
})
