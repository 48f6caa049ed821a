import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { dayField, textField, type RecordOf } from '../kit/fields.ts'
import { party, partyExample, partyFields } from '../kit/party.ts'
import { shape } from '../kit/shape.ts'
import { id } from '../kit/values.ts'

export const about = 'The companies that lend agents, as the managers keep them.'

const { name, code, registrationNumber, vatNumber, ...contactFields } = partyFields
/** What is filled in of a partner. */
export const partnerFields = {
  name,
  code,
  legalForm: textField('legal_form', 60),
  registrationNumber,
  vatNumber,
  /** Of the CNAPS; one of another form is warned of (`isUsualAuthorisation`) and taken. */
  authorisationNumber: textField('authorisation_number', 40),
  authorisationEndsOn: dayField('authorisation_ends_on'),
  contactName: textField('contact_name', 100),
  ...contactFields,
} as const
export type PartnerForm = RecordOf<typeof partnerFields>

/**
 * Partners are kept by administrators. The specification names no right for them; what they bring is theirs alone to give: users are
 * invited and withdrawn by `man_admin`, which closing a partner does, and documents of partners are filed by it (`filingRights`).
 */
export const partnerParty = party({
  path: '/company/partners',
  wire: { id: 'partnerId', one: 'partner', all: 'partners' },
  one: 'a partner',
  access: may.administer,
  fields: partnerFields,
  /** Of its agents those that are not archived, and of its users those who have access. */
  counts: { agentCount: 'agent_count', userCount: 'user_count' },
  does: {
    list: 'The companies that lend agents, with how many agents and users each has.',
    close: 'The users of a closed partner have no access, which ends their sessions at once, until it is opened again; its agents stay.',
    remove: 'neither an agent nor a user nor a document',
  },
  changedEvent: 'partnerChanged',
  example: {
    ...partyExample,
    name: 'Atlantique Veille',
    code: 'P001',
    legal_form: 'SARL',
    authorisation_number: 'AUT-044-2112-01-01-20250000001',
    authorisation_ends_on: '2030-01-01',
    contact_name: 'Nora Grandval',
  },
})
export const partnerRecord = partnerParty.row
export type PartnerRecord = z.output<typeof partnerRecord>

export const {
  list: searchPartners,
  read: readPartner,
  create: createPartner,
  change: changePartner,
  close: closePartners,
  remove: removePartner,
  changed: partnerChanged,
} = partnerParty

export const listPartnerNames = call({
  method: 'GET',
  path: '/company/partners/names',
  does: 'What the partners are called, also those that are closed: their agents stay.',
  access: may.seePartnerNames,
  isOurs: true,
  input: z.object({}),
  output: shape({ partners: ['partners', z.array(shape({ id: ['id', id], name: ['name', z.string()] }))] }),
})
