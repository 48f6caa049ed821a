import {
  decimalField,
  linesField,
  phoneField,
  referenceField,
  switchField,
  textField,
  wholeField,
  zoneField,
  type RecordOf,
} from '../kit/fields.ts'
import { fieldProblems } from '../kit/fields.rules.ts'
import { overseasZoneOf, pointFault } from '../kit/coordinates.ts'
import type { FieldProblem } from '../kit/refusal.ts'
import { isBlank } from '../kit/written.ts'

/** The codes of the two contacts that are derived from a site's contacts (coverage 3.036). */
export const contactCode = { clientManager: 'RESPCLIENT', operationsManager: 'RESPEXPLOIT' } as const

interface Coded {
  readonly code: string
}

/** The contact who stands for the client, and the one who runs the operations; the first of each code. */
export const clientManagerOf = <C extends Coded>(contacts: readonly C[]): C | undefined =>
  contacts.find(({ code }) => code === contactCode.clientManager)
export const operationsManagerOf = <C extends Coded>(contacts: readonly C[]): C | undefined =>
  contacts.find(({ code }) => code === contactCode.operationsManager)

/** The two derived contacts first, then the others in the order given. */
export function contactsInOrder<C extends Coded>(contacts: readonly C[]): C[] {
  const derived = [clientManagerOf(contacts), operationsManagerOf(contacts)].filter((contact) => contact !== undefined)
  return [...derived, ...contacts.filter((contact) => !derived.includes(contact))]
}

/** Whose it is, what it is called, where it lies. */
const placeFields = {
  clientId: referenceField('client_id'),
  name: textField('name', 200, { isRequired: true }),
  /** Empty: the server gives the next one, and keeps the one it has. */
  code: textField('code', 30),
  address: textField('address', 200),
  addressComplement: textField('address_complement', 200),
  postcode: textField('postcode', 12),
  city: textField('city', 100),
  phone: phoneField('phone'),
  /** A zone of public holidays: the department, or another code of the company's. */
  sector: textField('sector', 20),
  timeZone: zoneField('time_zone', { isRequired: true }),
  latitude: decimalField('latitude', -90, 90),
  longitude: decimalField('longitude', -180, 180),
} as const
const perimeterMetres = wholeField('perimeter_metres', 10, 100_000, { problem: 'site.perimeter' })

/** Minutes before the start of a service from which on a site may ask for «je suis en route», at the most. */
export const mostPreClockMinutes = 1440

/** What a manager may change of a site. An empty perimeter stands for the company's own. */
export const siteFields = {
  ...placeFields,
  alert: linesField('alert', 500),
  access: linesField('access', 1000),
  isClockingEnabled: switchField('is_clocking_enabled'),
  canClockByPhone: switchField('can_clock_by_phone'),
  isOutsideAreaRefused: switchField('is_outside_area_refused'),
  perimeterMetres,
  /** «Je suis en route», of services that are added from then on; empty minutes stand for the company's own. */
  asksPreClocking: switchField('asks_pre_clocking'),
  preClockMinutes: wholeField('pre_clock_minutes', 1, mostPreClockMinutes),
  isActive: switchField('is_active'),
} as const
export type SiteForm = RecordOf<typeof siteFields>

/** What a new site begins with; its client is one that is there, or is made by its name. */
export const newSiteFields = {
  ...placeFields,
  clientName: textField('client_name', 200),
  canClockByPhone: switchField('can_clock_by_phone'),
  perimeterMetres,
} as const
export type NewSiteForm = RecordOf<typeof newSiteFields>

type Placed = Pick<SiteForm, 'canClockByPhone' | 'latitude' | 'longitude' | 'timeZone'>
/** A position has two numbers, and lies where its zone is. A site without one can judge no phone's: it cannot let phones clock. */
export function positionProblems({ canClockByPhone, latitude, longitude, timeZone }: Placed): FieldProblem[] {
  if ((latitude === null) !== (longitude === null))
    return [{ field: latitude === null ? 'latitude' : 'longitude', problem: 'site.halfPosition' }]
  if (latitude !== null && longitude !== null) {
    const point = { latitude, longitude }
    const fault = pointFault(point, timeZone)
    if (fault === 'zone') return [{ field: 'timeZone', problem: 'site.position.zone', values: { zone: overseasZoneOf(point) ?? '' } }]
    // What is beyond the bounds of a field is told by the field.
    if (fault === 'zero' || (fault === 'swapped' && Math.abs(latitude) <= 90))
      return [{ field: 'latitude', problem: `site.position.${fault}` }]
  }
  return canClockByPhone && latitude === null ? [{ field: 'canClockByPhone', problem: 'site.noPosition' }] : []
}

/** What is wrong with a site's form beside its fields. */
export const siteFormProblems = (form: SiteForm): FieldProblem[] => [
  ...(form.clientId === null ? [{ field: 'clientId', problem: 'required' }] : []),
  ...positionProblems(form),
]
export const newSiteProblems = (form: NewSiteForm): FieldProblem[] => [
  ...(form.clientId === null && isBlank(form.clientName) ? [{ field: 'clientName', problem: 'site.client' }] : []),
  ...positionProblems(form),
]

/** What is wrong with a site's form, field by field. */
export const siteProblems = (form: SiteForm): FieldProblem[] => [...fieldProblems(siteFields, form), ...siteFormProblems(form)]

/** The sector of a French address by its postcode: the department; empty where it says none. */
export function sectorOfPostcode(postcode: string): string {
  const [, code = ''] = /^(97\d(?=\d{2}$)|98\d(?=\d{2}$)|\d{2}(?=\d{2,3}$))/.exec(postcode.replaceAll(' ', '')) ?? []
  return code
}
