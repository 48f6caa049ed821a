import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { emailField, linesField, phoneField, shapeOfFields, textField, wordField, type RecordOf } from '../kit/fields.ts'
import { isBlank } from '../kit/written.ts'
import type { FieldProblem } from '../kit/refusal.ts'
import { shape } from '../kit/shape.ts'
import { id, ordinal } from '../kit/values.ts'
import { contactCode } from './sites.rules.ts'
import { contact } from './sites.sheet.ts'

export const about = 'The contacts of a site, and of a client for all its sites, as managers keep them.'

/** What is filled in of a contact. */
export const contactFields = {
  name: textField('name', 120, { isRequired: true }),
  /** What it does, in the company's words; the code says which of the two derived contacts it is (coverage 3.036). */
  job: textField('job', 120),
  code: wordField('code', Object.values(contactCode)),
  phoneMobile: phoneField('phone_mobile'),
  email: emailField('email'),
  note: linesField('note', 500),
} as const
export type ContactForm = RecordOf<typeof contactFields>

/** A contact that can be neither called nor written to helps nobody. */
export const contactProblems = ({ phoneMobile, email }: Pick<ContactForm, 'phoneMobile' | 'email'>): FieldProblem[] =>
  isBlank(phoneMobile) && isBlank(email) ? [{ field: 'phoneMobile', problem: 'contact.noWay' }] : []

/** Whose contact it is: one of the two. */
const owner = { siteId: ['siteId', z.nullable(id)], clientId: ['clientId', z.nullable(id)] } as const
const example = {
  name: 'Solange Valdegrave',
  job: 'Cadre de nuit',
  code: null,
  phone_mobile: '05 36 49 40 12',
  email: '',
  note: 'De 20 h à 8 h.',
}
const saved = shape({ id: ['id', id], version: ['version', ordinal] })

export const listClientContacts = call({
  method: 'GET',
  path: '/company/clients/contacts',
  does: 'The contacts of a client, which hold for all its sites.',
  access: may.editContacts,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { clientId: 1 },
  input: shape({ clientId: ['clientId', id] }),
  output: shape({ contacts: ['contacts', z.array(contact)] }),
})

export const createContact = call({
  method: 'POST',
  path: '/contacts',
  does: 'Adds a contact of a site, or of a client: exactly one of both is given.',
  access: may.editContacts,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { siteId: 1, clientId: null, ...example },
  input: shape({ ...owner, ...shapeOfFields(contactFields) }),
  output: saved,
})

export const changeContact = call({
  method: 'PUT',
  path: '/contacts/{id}',
  does: 'Changes a contact. Refused (CONFLICT) when it has changed since `version`.',
  access: may.editContacts,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  example: { id: 1, version: 1, ...example },
  input: shape({ id: ['id', id], version: ['version', ordinal], ...shapeOfFields(contactFields) }),
  output: saved,
})

export const removeContact = call({
  method: 'DELETE',
  path: '/contacts/{id}',
  does: 'Removes a contact of a site or of a client. Refused (CONFLICT) when it has changed since `version`.',
  access: may.editContacts,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  example: { id: 1, version: 1 },
  input: shape({ id: ['id', id], version: ['version', ordinal] }),
  output: z.object({}),
})

/** So many contacts of one site or client are put into an order at a time. */
const mostContacts = 200

export const orderContacts = call({
  method: 'PUT',
  path: '/contacts/order',
  does: 'Puts the contacts of a site, or of a client, into an order; contacts that are not named come last.',
  access: may.editContacts,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { siteId: 1, clientId: null, ids: [1] },
  input: shape({ ...owner, ids: ['ids', z.array(id).check(z.maxLength(mostContacts))] }),
  output: z.object({}),
})
