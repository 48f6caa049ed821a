import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../src/platform/postgres/db.ts'
import { dice } from '../random.ts'
import { idOf, insertNamed } from '../rows.ts'
import { departmentOf, plannedSites, zoneOf } from './sites.plan.ts'

/** A telephone number of those that the numbering plan keeps for fiction (01 99 00, 06 39 98). */
export const fictionPhone = (kind: 'fixed' | 'mobile', owner: string): string => {
  const thrown = dice('phone', owner)
  const two = () => String(thrown.whole(0, 99)).padStart(2, '0')
  return `${kind === 'fixed' ? '01 99 00' : '06 39 98'} ${two()} ${two()}`
}

/** The 24 sites; each begins its chain of clockings. */
export const saveSites = (db: Db, clientIds: ReadonlyMap<string, number>, since: Instant) =>
  insertNamed(
    db,
    'sites',
    { id: 'site_id', name: 'code' },
    {
      client_id: 'int',
      code: 'text',
      name: 'text',
      address: 'text',
      postcode: 'text',
      city: 'text',
      sector: 'text',
      latitude: 'double precision',
      longitude: 'double precision',
      time_zone: 'text',
      perimeter_metres: 'int',
      instructions: 'text',
      access: 'text',
      phone: 'text',
      is_active: 'boolean',
      is_clocking_enabled: 'boolean',
      can_clock_by_phone: 'boolean',
      is_outside_area_refused: 'boolean',
      created_at: 'timestamptz',
    },
    plannedSites.map((site) => ({
      client_id: idOf(clientIds, site.code.slice(0, 3)),
      code: site.code,
      name: site.name,
      address: site.address,
      postcode: site.postcode,
      city: site.city,
      sector: departmentOf(site),
      latitude: site.latitude,
      longitude: site.longitude,
      time_zone: zoneOf(site),
      perimeter_metres: site.perimeter ?? null,
      instructions: site.instructions,
      access: dice('access', site.code).pick([
        'Badge à demander au PC sécurité.',
        'Entrée de service, à gauche du portail.',
        'Clés au poste de garde.',
        '',
      ]),
      phone: fictionPhone('fixed', site.code),
      is_active: !site.isInactive,
      is_clocking_enabled: site.ways !== 'none',
      can_clock_by_phone: site.ways === 'phone' || site.ways === 'both',
      is_outside_area_refused: site.isOutsideAreaRefused ?? false,
      created_at: since,
    })),
  )
