import { mostArrivals, type ArrivalReading } from '@vigie/contract/sites/sites.arrivals.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/**
 * Where phones were at the arrivals of a site's services that began in a span, the last ones; a tablet's are left out, for the device is
 * at the site. Of a service the last arrival counts, and none where it was deleted. Positions whose time is over are gone.
 */
export const arrivalsAt = (db: Db, siteId: number, from: Instant, until: Instant) =>
  statement<ArrivalReading>(
    `select x.latitude, x.longitude, x.accuracy_metres as "accuracyMetres"
       from shifts s
       cross join lateral (
         select c.site_id, c.seq, c.way from clockings c
          where c.company_id = $1 and c.shift_id = s.shift_id and c.kind = 'start' order by c.seq desc limit 1) a
       cross join lateral (
         select k.* from clocking_details k where k.company_id = $1 and k.site_id = a.site_id and k.seq = a.seq offset 0) x
      where s.company_id = $1 and s.site_id = $2 and s.starts_at >= $3 and s.starts_at < $4 and s.arrived_at is not null
        and a.way = 'position' and x.latitude is not null and x.longitude is not null
      order by s.starts_at desc limit ${mostArrivals}`,
    [db.companyId, siteId, from, until],
  )
