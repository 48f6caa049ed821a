import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { textField } from '../kit/fields.ts'
import { onOneLine } from '../kit/lines.ts'
import { shape } from '../kit/shape.ts'
import { ordinal } from '../kit/values.ts'

/** Letters of each part at the most. */
export const identityLetters = {
  registrationNumber: 20,
  authorisationNumber: 40,
  declarationNumber: 40,
  address: 100,
  postcode: 12,
  city: 60,
} as const

const part = (letters: number) => z.string().check(z.overwrite(onOneLine), z.maxLength(letters))

/** What a company that begins says of itself. */
export const identityFields = {
  registrationNumber: textField('registration_number', identityLetters.registrationNumber),
  authorisationNumber: textField('authorisation_number', identityLetters.authorisationNumber),
  address: textField('address', identityLetters.address),
  postcode: textField('postcode', identityLetters.postcode),
  city: textField('city', identityLetters.city),
} as const

/** What the company says of itself on paper besides its name; what is empty is left out. */
export const companyIdentity = shape({
  /** SIREN or SIRET. */
  registrationNumber: ['registration_number', z.string()],
  /** AUT-… (CNAPS). */
  authorisationNumber: ['authorisation_number', z.string()],
  declarationNumber: ['declaration_number', z.string()],
  /** With the postcode and the town on signature sheets. */
  address: ['address', z.string()],
  postcode: ['postcode', z.string()],
  city: ['city', z.string()],
  version: ['version', ordinal],
})
export type CompanyIdentity = z.output<typeof companyIdentity>

export const readIdentity = call({
  method: 'GET',
  path: '/company/identity',
  does: 'What stands of the company on printed sheets besides its name: its authorisation, its declaration and its address.',
  access: may.administer,
  isOurs: true,
  input: z.object({}),
  output: companyIdentity,
})

export const changeIdentity = call({
  method: 'PUT',
  path: '/company/identity',
  does: 'Says what stands of the company on printed sheets. Refused (CONFLICT) when another has changed it since `version` was read.',
  access: may.administer,
  isOurs: true,
  refuses: ['CONFLICT'],
  example: {
    registration_number: '812 345 678',
    authorisation_number: 'AUT-075-2112-01-01-20250000001',
    declaration_number: '92-2026-004183',
    address: '21 rue du Beffroi',
    postcode: '75013',
    city: 'Paris',
    version: 1,
  },
  input: shape({
    registrationNumber: ['registration_number', z.optional(part(identityLetters.registrationNumber))],
    authorisationNumber: ['authorisation_number', part(identityLetters.authorisationNumber)],
    declarationNumber: ['declaration_number', part(identityLetters.declarationNumber)],
    address: ['address', part(identityLetters.address)],
    postcode: ['postcode', part(identityLetters.postcode)],
    city: ['city', part(identityLetters.city)],
    version: ['version', ordinal],
  }),
  output: companyIdentity,
})
