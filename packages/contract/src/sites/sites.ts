import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { count, id, latitude, longitude, month, text, timeZone } from '../kit/values.ts'
import { siteSorts } from './sites.sorts.ts'

export const about = 'The sites that are guarded, their clients and whom to call.'

/** What is known of a site beside its name and place; null where the caller has no right to it. */
const hidden = z.nullable(z.string())
/** A figure of the month asked for; null where none was, or where the caller may not see its schedule. */
const figure = z.nullable(count)

/** A site (fourteen fields; coverage 3.023), and ours. */
export const site = shape({
  id: ['id', id],
  clientId: ['client_id', id],
  clientName: ['client_name', z.string()],
  name: ['name', z.string()],
  code: ['code', z.string()],
  address: ['address', z.string()],
  addressComplement: ['address_complement', z.string()],
  city: ['city', z.string()],
  postcode: ['postcode', z.string()],
  sectorId: ['sector_geo_id', z.nullable(id)],
  /** Whole metres from the position asked with; null without one, or where the site has none. */
  distanceMetres: ['distance', z.nullable(count)],
  instructions: ['instructions', hidden],
  access: ['access', hidden],
  hasAlert: ['hasAlertOnSite', z.boolean()],
  // Ours
  alert: ['alert', hidden],
  timeZone: ['time_zone', timeZone],
  isActive: ['is_active', z.boolean()],
  isClockingEnabled: ['is_clocking_enabled', z.boolean()],
  /** Whether the caller may read instructions, access, alert and contacts; null unless `checkRights` was asked. */
  hasRights: ['hasRights', z.nullable(z.boolean())],
  shiftCount: ['shift_count', figure],
  unassignedCount: ['unassigned_count', figure],
})
export type Site = z.output<typeof site>

export const sector = shape({ id: ['id', id], code: ['code', z.string()], name: ['name', z.string()] })
export type Sector = z.output<typeof sector>
export const client = shape({ id: ['id', id], name: ['name', z.string()] })
export type Client = z.output<typeof client>

export const listSites = call({
  method: 'GET',
  path: '/sites',
  does: 'The sites that the caller may see, oldest first unless sorted.',
  access: may.seeSites,
  example: { month: '202610', limit: 20 },
  input: shape({
    /** The month of the figures, of `activeSites` and of `hasUnassignedVacs`. */
    month: ['month', z.optional(month)],
    /** Yes: with a month those with a shift in it, without one those open. No: closed ones too. Unset: those open. */
    isActive: ['activeSites', z.optional(z.boolean())],
    checksRights: ['checkRights', z.optional(z.boolean())],
    notInIds: ['notInIds', z.optional(z.array(id).check(z.maxLength(5000)))],
    clockingSiteEnabled: ['clockingSiteEnabled', z.optional(z.boolean())],
    latitude: ['latitude', z.optional(latitude)],
    longitude: ['longitude', z.optional(longitude)],
    /** Every word must begin a word of the name, the code, the town or the client. */
    search: ['search', z.optional(text(100))],
    clientIds: ['companies', z.optional(z.array(id).check(z.maxLength(1000)))],
    sectorIds: ['sectors', z.optional(z.array(id).check(z.maxLength(1000)))],
    hasUnassignedShifts: ['hasUnassignedVacs', z.optional(z.boolean())],
    sort: ['sort', z._default(z.enum(siteSorts), 'createdAt')],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(5000)), 5000)],
    cursor: ['cursor', z.optional(text(400))],
  }),
  output: shape({
    sites: ['sites', z.array(site)],
    /** The clients and sectors of the sites that the caller may see, whatever else was asked: what a filter offers. */
    clientIds: ['companiesIds', z.array(id)],
    sectorIds: ['sectorsIds', z.array(id)],
    clients: ['companies', z.array(client)],
    sectors: ['sectors', z.array(sector)],
    /** How many sites there are in all pages. */
    total: ['total', count],
    /** How many each choice of `activeSites` and `hasUnassignedVacs` would find; null without figures of a month. */
    counts: ['counts', z.nullable(shape({ inMonth: ['in_month', count], unassigned: ['unassigned', count], all: ['all', count] }))],
    nextCursor: ['nextCursor', z.nullable(z.string())],
  }),
})

export const listClients = call({
  method: 'GET',
  path: '/clients',
  does: "The company's clients, by name; a client's own alone.",
  access: may.seeClients,
  input: z.object({}),
  output: z.object({ clients: z.array(client) }),
})

/**
 * A site's own words or settings have changed: screens that show it reload, each under its own rights. Without a
 * site: several have (an import).
 */
export const siteChanged = event({ name: 'siteChanged', payload: shape({ siteId: ['site_id', z.nullable(id)] }) })
