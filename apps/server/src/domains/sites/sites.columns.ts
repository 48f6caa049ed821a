import { earthRadius } from '@vigie/contract/kit/distance.ts'

/** The columns of a site in a list, over `sites s`, `clients c`, and `f` (the month's figures, or nulls). */
export interface SiteColumns {
  readonly hasRights: boolean
  /** SQL of the two halves of the position, each of type float8 and null without one. */
  readonly latitude: string
  readonly longitude: string
  /** SQL of a boolean: whether it was asked what the caller has rights to. */
  readonly checksRights: string
}

/** Whole metres along the great circle, as `metresBetween` of the contract says; null where either place is unknown. */
export const distanceSql = (latitude: string, longitude: string): string => `
  case when ${latitude}::float8 + ${longitude}::float8 + s.latitude + s.longitude is not null then round(${2 * earthRadius} * asin(least(1, sqrt(
    sin(radians(s.latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(s.latitude)) * sin(radians(s.longitude - ${longitude}::float8) / 2) ^ 2))))::int end`

export const siteColumns = ({ hasRights, latitude, longitude, checksRights }: SiteColumns): string => {
  const shown = (column: string) => (hasRights ? column : 'null::text')
  return `s.site_id as id, s.client_id as "clientId", c.name as "clientName", s.name, s.code, s.address,
    s.address_complement as "addressComplement", s.city, s.postcode, s.sector_id as "sectorId",
    ${distanceSql(latitude, longitude)} as "distanceMetres", ${shown('s.instructions')} as instructions,
    ${shown('s.access')} as access, s.alert <> '' as "hasAlert", ${shown('s.alert')} as alert, s.time_zone as "timeZone",
    s.is_active as "isActive", s.is_clocking_enabled as "isClockingEnabled",
    case when ${checksRights} then ${hasRights} end as "hasRights"`
}

/** A site and its client. */
export const siteTables = 'sites s join clients c on c.company_id = s.company_id and c.client_id = s.client_id'
