import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shapeOfFields } from '../kit/fields.ts'
import { severalIds, severalOutput } from '../kit/several.ts'
import { shape } from '../kit/shape.ts'
import { count, id, instant, latitude, longitude, month, largestId } from '../kit/values.ts'
import { newSiteFields, siteFields } from './sites.rules.ts'
import { site } from './sites.ts'

/** Closing a site that has services to come is confirmed: they stay planned there. */
const closesWithServices = ['closes_with_services', z.optional(z.boolean())] as const

/** What a manager may change of a site, over the version that the form was filled from; it grows at each change. */
const form = { ...shapeOfFields(siteFields), version: ['version', z.int().check(z.minimum(1), z.maximum(largestId))] } as const

export const siteSettings = shape({
  canClockByPhone: ['can_clock_by_phone', z.boolean()],
  isOutsideAreaRefused: ['is_outside_area_refused', z.boolean()],
  perimeterMetres: ['perimeter_metres', z.nullable(count)],
  /** The company's perimeter, which holds where the site has none. */
  companyPerimeterMetres: ['company_perimeter_metres', count],
  asksPreClocking: ['asks_pre_clocking', z.boolean()],
  /** Minutes before the start; null: the company's, which stand beside it. */
  preClockMinutes: ['pre_clock_minutes', z.nullable(count)],
  companyPreClockMinutes: ['company_pre_clock_minutes', count],
  /** The code of the zone of public holidays, as it is written. */
  sector: ['sector', z.string()],
  version: ['version', z.int()],
})
export type SiteSettings = z.output<typeof siteSettings>

export const siteSheet = shape({
  site: ['site', site],
  phone: ['phone', z.nullable(z.string())],
  sectorName: ['sector_name', z.nullable(z.string())],
  latitude: ['latitude', z.nullable(latitude)],
  longitude: ['longitude', z.nullable(longitude)],
  createdAt: ['created_at', instant],
  /** The month's planning; null where the caller may not see the site's schedule of that month. */
  figures: [
    'figures',
    z.nullable(
      shape({
        shiftCount: ['shift_count', count],
        unassignedCount: ['unassigned_count', count],
        agentCount: ['agent_count', count],
        /** Whole minutes between planned starts and ends. */
        plannedMinutes: ['planned_minutes', count],
      }),
    ),
  ],
  /** Services that begin later, which a site that is closed keeps; for managers alone. */
  comingShiftCount: ['coming_shift_count', z.nullable(count)],
  /** For managers alone. */
  settings: ['settings', z.nullable(siteSettings)],
})
export type SiteSheet = z.output<typeof siteSheet>

export const readSite = call({
  method: 'GET',
  path: '/sites/{siteId}',
  does: "One site's sheet, with the figures of a month.",
  access: may.seeSite,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: shape({
    siteId: ['siteId', id],
    month: ['month', z.optional(month)],
    latitude: ['latitude', z.optional(latitude)],
    longitude: ['longitude', z.optional(longitude)],
  }),
  output: siteSheet,
})

const place = {
  client_id: 1,
  name: 'Hôpital de la Brière',
  code: 'S001',
  address: '9 allée des Tilleuls',
  address_complement: '',
  postcode: '31000',
  city: 'Toulouse',
  phone: '',
  sector: '31',
  time_zone: 'Europe/Paris',
  latitude: 43.6045,
  longitude: 1.444,
}

export const createSite = call({
  method: 'POST',
  path: '/sites',
  does: 'Adds a site, with its client where that is new; without a code it gets the next one. Refused where another has its code.',
  access: may.editSites,
  isOurs: true,
  example: { ...place, client_id: null, client_name: 'Fondation Haute-Brière', can_clock_by_phone: true, perimeter_metres: null },
  input: shape(shapeOfFields(newSiteFields)),
  output: shape({ siteId: ['siteId', id] }),
})

export const editSite = call({
  method: 'PUT',
  path: '/sites/{siteId}',
  does: 'Changes a site: whose it is, where it lies, access, alert and clocking. Refused (CONFLICT) when it has changed since `version`; one with services to come is closed with `closes_with_services`.',
  access: may.editSites,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  example: {
    siteId: 1,
    ...place,
    access: 'Badge au poste de garde.',
    alert: '',
    is_active: true,
    is_clocking_enabled: true,
    can_clock_by_phone: false,
    is_outside_area_refused: false,
    perimeter_metres: 200,
    asks_pre_clocking: true,
    pre_clock_minutes: null,
    version: 1,
  },
  input: shape({ siteId: ['siteId', id], ...form, closesWithServices }),
  output: shape({ version: ['version', z.int()] }),
})

export const closeSites = call({
  method: 'PUT',
  path: '/sites/state',
  does: 'Closes several sites together, or opens them again. Those of a closed client are not opened, those with services to come not closed without `closes_with_services`: they are answered with the reason.',
  access: may.editSites,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { ids: [1], is_active: false },
  input: shape({ ids: ['ids', severalIds], isActive: ['is_active', z.boolean()], closesWithServices }),
  output: severalOutput,
})

/** Somebody to call about a site (coverage 3.035). */
export const contact = shape({
  id: ['id', id],
  code: ['code', z.string()],
  username: ['username', z.string()],
  name: ['name', z.string()],
  email: ['email', z.string()],
  phoneMobile: ['phone_mobile_main', z.string()],
  // Ours
  job: ['job', z.string()],
  note: ['note', z.string()],
  /** Of the site's client, and so of all its sites. */
  isOfClient: ['is_of_client', z.boolean()],
  /** For managers alone. */
  version: ['version', z.nullable(z.int())],
})
export type Contact = z.output<typeof contact>

export const listContacts = call({
  method: 'GET',
  path: '/contacts',
  does: "Whom to call about a site: the client's manager and the operations manager first.",
  access: may.seeContacts,
  refuses: ['NOT_FOUND'],
  input: shape({ siteId: ['siteId', id] }),
  output: z.object({ contacts: z.array(contact) }),
})
