/** Obstacles as they are said of somebody: one that a written reason passes, one that nothing does. */
export const rest = { code: 'SHORTEST_REST', kind: 'refuse', can_waive: true, message: '8 h de repos avant le service.' }
export const overlap = { code: 'OVERLAP', kind: 'refuse', can_waive: false, message: 'Deux services en même temps.' }

/** Somebody who could have a service, and what stands against it. */
export const suggested = (id: number, name: string, ...obstacles: object[]) => ({
  resource_id: id,
  resource_name: name,
  matriculation: `M${id}`,
  partner_name: null,
  week_minutes: 2100,
  week_minutes_after: 2580,
  site_shift_count: 0,
  last_on_site_on: null,
  near_metres: null,
  phone_mobile: null,
  card_expires_on: null,
  said_available: false,
  obstacles,
})
