/** What the rows of a history are about: sheets, and the parts that they are made of. */
export const historyEntities = [
  'agent',
  'contract',
  'qualification',
  'badge',
  'site',
  'user',
  'right',
  'closedPage',
  'ownClient',
  'ownSite',
  'viewing',
  'viewed',
] as const
export type HistoryEntity = (typeof historyEntities)[number]

/** How a value is written: `day` as `YYYY-MM-DD`, `hours` in hundredths, `yesNo` as `true` or `false`; of a secret nothing is. */
export const historyFieldKinds = ['text', 'day', 'hours', 'yesNo', 'secret'] as const
export type HistoryFieldKind = (typeof historyFieldKinds)[number]

/** Tables whose rows columns name. */
export const namedTables = ['contract_types', 'profiles', 'partners', 'clients'] as const
export type NamedTable = (typeof namedTables)[number]
/** A column: how it is written, or the table whose row it names. */
export type HistoryColumn = HistoryFieldKind | { readonly of: NamedTable }

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
  qualification: { expires_on: 'day' },
  badge: { uid: 'secret' },
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
  },
  user: {
    last_name: 'text',
    first_name: 'text',
    email: 'text',
    phone: 'text',
    is_active: 'yesNo',
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
} as const satisfies Record<HistoryEntity, Readonly<Record<string, HistoryColumn>>>
export type HistoryFieldName = { [E in HistoryEntity]: keyof (typeof historyFields)[E] }[HistoryEntity]

export const columnsOf = (entity: HistoryEntity): Readonly<Record<string, HistoryColumn | undefined>> => historyFields[entity]
