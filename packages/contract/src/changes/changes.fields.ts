/** Rows of the company's lists (`registers.all.ts`). */
export const listedEntities = [
  'holidays',
  'sectors',
  'activities',
  'prestations',
  'profiles',
  'anomalyReasons',
  'contractTypes',
  'unavailabilityTypes',
  'documentTypes',
  'qualifications',
  'links',
  'news',
] as const
export type ListedEntity = (typeof listedEntities)[number]
/** What the rows of a history are about: sheets, the parts that they are made of, and the company's lists. */
export const historyEntities = [
  'agent',
  'contract',
  'qualification',
  'badge',
  'loan',
  'reminder',
  'site',
  'client',
  'contact',
  'sitePrestation',
  'partner',
  'user',
  'right',
  'closedPage',
  'ownClient',
  'ownSite',
  'viewing',
  'viewed',
  'setting',
  'pageText',
  'company',
  ...listedEntities,
] as const
export type HistoryEntity = (typeof historyEntities)[number]

/** The sheet of an agent, and the parts that belong to it. */
export const agentEntities = ['agent', 'contract', 'qualification', 'badge', 'loan', 'reminder'] as const satisfies readonly HistoryEntity[]
export type AgentEntity = (typeof agentEntities)[number]

export const isListed = (entity: HistoryEntity): entity is ListedEntity => (listedEntities as readonly string[]).includes(entity)

/**
 * How a value is written: `day` as `YYYY-MM-DD`, `monthDay` as `MM-DD`, `hours` in hundredths, `yesNo` as `true` or `false`, `words` between
 * commas; of a secret nothing is.
 */
export const historyFieldKinds = ['text', 'day', 'monthDay', 'instant', 'hours', 'yesNo', 'words', 'secret'] as const
export type HistoryFieldKind = (typeof historyFieldKinds)[number]

/** Tables whose rows columns name. */
export const namedTables = [
  'contract_types',
  'profiles',
  'partners',
  'clients',
  'documents',
  'qualifications',
  'sectors',
  'document_types',
  'prestations',
] as const
export type NamedTable = (typeof namedTables)[number]
/** A column: how it is written, or the table whose row it names. */
export type HistoryColumn = HistoryFieldKind | { readonly of: NamedTable }

const named = { name: 'text', is_archived: 'yesNo' } as const

/** The columns of each that a history tells. A test holds them against the tables. */
export const historyFields = {
  agent: {
    employee_number: 'text',
    last_name: 'text',
    first_name: 'text',
    email: 'text',
    phone_mobile: 'text',
    phone_office: 'text',
    address: 'text',
    address_complement: 'text',
    postcode: 'text',
    city: 'text',
    born_on: 'day',
    card_number: 'text',
    card_expires_on: 'day',
    card_activity: 'text',
    national_insurance_number: 'secret',
    clocking_code_hmac: 'secret',
    photo_url: 'secret',
    emergency_name: 'text',
    emergency_phone_mobile: 'text',
    emergency_phone_office: 'text',
    partner_id: { of: 'partners' },
    archived_on: 'day',
  },
  contract: {
    number: 'text',
    contract_type_id: { of: 'contract_types' },
    starts_on: 'day',
    ends_on: 'day',
    monthly_hours_hundredths: 'hours',
    category: 'text',
    coefficient: 'text',
    profile_id: { of: 'profiles' },
    can_access_availabilities: 'yesNo',
  },
  qualification: { number: 'text', issued_on: 'day', expires_on: 'day', document_id: { of: 'documents' } },
  badge: { uid: 'secret' },
  loan: {
    qualification_id: { of: 'qualifications' },
    number: 'text',
    given_on: 'day',
    returned_on: 'day',
    signed_at: 'instant',
    signed_as: 'text',
  },
  reminder: { step: 'text', expires_on: 'day' },
  site: {
    client_id: { of: 'clients' },
    code: 'text',
    name: 'text',
    address: 'text',
    address_complement: 'text',
    postcode: 'text',
    city: 'text',
    sector: 'text',
    latitude: 'text',
    longitude: 'text',
    time_zone: 'text',
    perimeter_metres: 'text',
    instructions: 'text',
    access: 'text',
    phone: 'text',
    alert: 'text',
    is_active: 'yesNo',
    is_clocking_enabled: 'yesNo',
    can_clock_by_phone: 'yesNo',
    is_outside_area_refused: 'yesNo',
    asks_pre_clocking: 'yesNo',
    pre_clock_minutes: 'text',
  },
  client: {
    name: 'text',
    code: 'text',
    registration_number: 'text',
    vat_number: 'text',
    address: 'text',
    address_complement: 'text',
    postcode: 'text',
    city: 'text',
    email: 'text',
    phone: 'text',
    note: 'text',
    is_active: 'yesNo',
  },
  sitePrestation: { prestation_id: { of: 'prestations' }, qualification_ids: { of: 'qualifications' } },
  contact: { name: 'text', job: 'text', code: 'words', phone_mobile: 'text', email: 'text', note: 'text' },
  partner: {
    name: 'text',
    code: 'text',
    legal_form: 'text',
    registration_number: 'text',
    vat_number: 'text',
    authorisation_number: 'text',
    authorisation_ends_on: 'day',
    contact_name: 'text',
    address: 'text',
    address_complement: 'text',
    postcode: 'text',
    city: 'text',
    email: 'text',
    phone: 'text',
    note: 'text',
    is_active: 'yesNo',
  },
  holidays: { ...named, month_day: 'monthDay', year: 'words', sector_ids: { of: 'sectors' } },
  sectors: { ...named, code: 'text' },
  activities: named,
  prestations: { ...named, is_card_required: 'yesNo', card_activity: 'text' },
  profiles: { ...named, is_night: 'yesNo' },
  anomalyReasons: { ...named, explains: 'words', is_early_leave_accepted: 'yesNo', depends_on: 'words', is_private: 'yesNo' },
  contractTypes: { ...named, document_type_ids: { of: 'document_types' } },
  unavailabilityTypes: named,
  documentTypes: named,
  qualifications: { ...named, kind: 'words', code: 'text' },
  links: { ...named, url: 'text', roles: 'words' },
  news: {
    title: 'text',
    body: 'text',
    published_at: 'instant',
    roles: 'words',
    picture_key: 'secret',
    picture_text: 'text',
    is_archived: 'yesNo',
  },
  user: {
    last_name: 'text',
    first_name: 'text',
    email: 'text',
    phone: 'text',
    is_active: 'yesNo',
    is_archived: 'yesNo',
    password_hash: 'secret',
    client_id: { of: 'clients' },
    partner_id: { of: 'partners' },
  },
  // What these are about is their name.
  right: { right: 'text' },
  closedPage: { page: 'text' },
  ownClient: {},
  ownSite: {},
  viewing: {},
  viewed: {},
  setting: { key: 'text', value: 'text' },
  pageText: { page: 'text', language: 'text', text: 'text' },
  company: {
    name: 'text',
    registration_number: 'text',
    authorisation_number: 'text',
    declaration_number: 'text',
    address: 'text',
    postcode: 'text',
    city: 'text',
    time_zone: 'text',
    logo_url: 'secret',
  },
} as const satisfies Record<HistoryEntity, Readonly<Record<string, HistoryColumn>>>
export type HistoryFieldName = { [E in HistoryEntity]: keyof (typeof historyFields)[E] }[HistoryEntity]

export const columnsOf = (entity: HistoryEntity): Readonly<Record<string, HistoryColumn | undefined>> => historyFields[entity]
