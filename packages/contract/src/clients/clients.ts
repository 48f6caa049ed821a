import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { emailField, linesField, phoneField, shapeOfFields, switchField, textField, type RecordOf } from '../kit/fields.ts'
import { list, wordFilter } from '../kit/list.ts'
import { shape } from '../kit/shape.ts'
import { count, id, ordinal } from '../kit/values.ts'

export const about = 'The clients of the company, as its managers keep them.'

/** What is filled in of a client. */
export const clientFields = {
  name: textField('name', 200, { isRequired: true }),
  /** Empty: the server gives the next one. */
  code: textField('code', 30),
  registrationNumber: textField('registration_number', 20),
  vatNumber: textField('vat_number', 20),
  address: textField('address', 200),
  addressComplement: textField('address_complement', 200),
  postcode: textField('postcode', 12),
  city: textField('city', 100),
  email: emailField('email'),
  phone: phoneField('phone'),
  note: linesField('note', 2000),
  isActive: switchField('is_active'),
} as const
export type ClientForm = RecordOf<typeof clientFields>

export const clientRecord = shape({
  id: ['id', id],
  ...shapeOfFields(clientFields),
  /** Of its sites those that are open, and all. */
  openSiteCount: ['open_site_count', count],
  siteCount: ['site_count', count],
  version: ['version', ordinal],
})
export type ClientRecord = z.output<typeof clientRecord>

export const searchClients = list({
  path: '/company/clients',
  does: 'The clients of the company, with how many sites each has.',
  access: may.editSites,
  rows: ['clients', clientRecord],
  filters: { state: wordFilter('state', ['active', 'inactive']) },
  sorts: { keys: ['name', 'code', 'city'], usual: 'name' },
  search: 'name, code and town',
})

const saved = shape({ id: ['id', id], version: ['version', ordinal] })

export const readClient = call({
  method: 'GET',
  path: '/company/clients/{clientId}',
  does: 'What is kept of a client.',
  access: may.editSites,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { clientId: 1 },
  input: shape({ clientId: ['clientId', id] }),
  output: shape({ client: ['client', clientRecord] }),
})

const example = {
  name: 'Fondation Haute-Brière',
  code: 'C001',
  registration_number: '',
  vat_number: '',
  address: '9 allée des Tilleuls',
  address_complement: '',
  postcode: '31000',
  city: 'Toulouse',
  email: '',
  phone: '',
  note: '',
  is_active: true,
}

export const createClient = call({
  method: 'POST',
  path: '/company/clients',
  does: 'Adds a client; without a code it gets the next one. Refused where another has its code.',
  access: may.editSites,
  isOurs: true,
  example,
  input: shape(shapeOfFields(clientFields)),
  output: saved,
})

export const changeClient = call({
  method: 'PUT',
  path: '/company/clients/{clientId}',
  does: 'Changes a client. Refused (CONFLICT) when it has changed since `version`, and where a client with open sites would be closed.',
  access: may.editSites,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  example: { clientId: 1, ...example, version: 1 },
  input: shape({ clientId: ['clientId', id], ...shapeOfFields(clientFields), version: ['version', ordinal] }),
  output: saved,
})

export const removeClient = call({
  method: 'DELETE',
  path: '/company/clients/{clientId}',
  does: 'Removes a client that nothing refers to: neither a site nor a user nor a document. Any other is closed instead.',
  access: may.editSites,
  isOurs: true,
  refuses: ['NOT_FOUND', 'RECORD_IN_USE'],
  example: { clientId: 1 },
  input: shape({ clientId: ['clientId', id] }),
  output: z.object({}),
})
