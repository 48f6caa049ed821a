/** What the pages of clients and of partners say alike. */
export const partyFields = {
  name: 'Name',
  code: 'Code',
  registrationNumber: 'Registration number',
  vatNumber: 'VAT number',
  address: 'Address',
  addressComplement: 'Address, second line',
  postcode: 'Postcode',
  city: 'Town',
  email: 'E-mail',
  phone: 'Phone',
  note: 'Internal notes',
} as const
export const partyColumns = {
  code: 'Code',
  address: 'Address',
  postcode: 'Postcode',
  city: 'Town',
  phone: 'Phone',
  email: 'E-mail',
  registrationNumber: 'Registration number',
  vatNumber: 'VAT number',
  state: 'State',
} as const
/** Of their lists and sheets. */
export const partyWords = {
  filters: { state: { title: 'State', all: 'All', active: 'Active', inactive: 'Closed' } },
  states: { active: 'Active', inactive: 'Closed' },
  searchHint: 'Name, code, town',
} as const
export const partyGroups = { identity: 'Identity', contact: 'Contact details', note: 'Notes' } as const
export const partyHints = { code: 'Leave empty: Vigie gives the next one.', note: 'Read by managers alone.' } as const
