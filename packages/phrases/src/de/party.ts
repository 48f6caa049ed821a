/** What the pages of clients and of partners say alike. */
export const partyFields = {
  name: 'Name',
  code: 'Code',
  registrationNumber: 'Registernummer',
  vatNumber: 'USt-IdNr.',
  address: 'Adresse',
  addressComplement: 'Adresszusatz',
  postcode: 'Postleitzahl',
  city: 'Ort',
  email: 'E-Mail',
  phone: 'Telefon',
  note: 'Interne Notizen',
} as const
export const partyColumns = {
  code: 'Code',
  address: 'Adresse',
  postcode: 'Postleitzahl',
  city: 'Ort',
  phone: 'Telefon',
  email: 'E-Mail',
  registrationNumber: 'Registernummer',
  vatNumber: 'USt-IdNr.',
  state: 'Status',
} as const
/** Of their lists and sheets. */
export const partyWords = {
  filters: { state: { title: 'Status', all: 'Alle', active: 'Aktiv', inactive: 'Geschlossen' } },
  states: { active: 'Aktiv', inactive: 'Geschlossen' },
  searchHint: 'Name, Code, Ort',
} as const
export const partyGroups = { identity: 'Identität', contact: 'Kontaktdaten', note: 'Notizen' } as const
export const partyHints = { code: 'Leer lassen: Vigie vergibt den nächsten.', note: 'Nur von Managern gelesen.' } as const
