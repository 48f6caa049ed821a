/** What the pages of clients and of partners say alike. */
export const partyFields = {
  name: 'Nom',
  code: 'Code',
  registrationNumber: 'SIREN ou SIRET',
  vatNumber: 'N° de TVA',
  address: 'Adresse',
  addressComplement: 'Complément d’adresse',
  postcode: 'Code postal',
  city: 'Ville',
  email: 'E-mail',
  phone: 'Téléphone',
  note: 'Notes internes',
} as const
export const partyColumns = {
  code: 'Code',
  address: 'Adresse',
  postcode: 'Code postal',
  city: 'Ville',
  phone: 'Téléphone',
  email: 'E-mail',
  registrationNumber: 'SIREN ou SIRET',
  vatNumber: 'N° de TVA',
  state: 'État',
} as const
/** Of their lists and sheets. */
export const partyWords = {
  filters: { state: { title: 'État', all: 'Tous', active: 'Actifs', inactive: 'Fermés' } },
  states: { active: 'Actif', inactive: 'Fermé' },
  searchHint: 'Nom, code, ville',
} as const
export const partyGroups = { identity: 'Identité', contact: 'Coordonnées', note: 'Notes' } as const
export const partyHints = { code: 'Laissez vide\u00a0: Vigie donne le suivant.', note: 'Lues par les managers seuls.' } as const
