import type { Site } from '@vigie/contract/sites.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** Every part that is given must hold. */
export interface SiteScope {
  readonly clientIds?: readonly number[]
  readonly siteIds?: readonly number[]
  readonly deviceId?: number
}

/** The active sites within a scope, by name; every word of the search must be found, without accents and case. */
export const sitesSeen = (db: Db, scope: SiteScope, search: string, isClockingEnabled: boolean | undefined): Promise<Site[]> =>
  db.read(
    statement<Site>(
      `select s.site_id as id, s.client_id as "clientId", c.name as "clientName", s.name, s.code, s.address,
              s.address_complement as "addressComplement", s.city, s.postcode, s.time_zone as "timeZone",
              s.is_clocking_enabled as "isClockingEnabled"
         from sites s join clients c on c.company_id = s.company_id and c.client_id = s.client_id
        where s.company_id = $1 and s.is_active
          and ($2::int[] is null or s.client_id = any($2))
          and ($3::int[] is null or s.site_id = any($3))
          and ($4::int is null or exists (select from device_sites d
               where d.company_id = s.company_id and d.site_id = s.site_id and d.device_id = $4))
          and ($5::boolean is null or s.is_clocking_enabled = $5)
          and not exists (select from unnest($6::text[]) word
               where position(lower(unaccent(word)) in lower(unaccent(s.name || ' ' || s.code || ' ' || s.city || ' ' || c.name))) = 0)
        order by s.name, s.site_id`,
      [
        db.companyId,
        scope.clientIds ?? null,
        scope.siteIds ?? null,
        scope.deviceId ?? null,
        isClockingEnabled ?? null,
        search.split(/\s+/).filter(Boolean),
      ],
    ),
  )
