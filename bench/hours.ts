import { instantOf, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { countMonth } from '../apps/server/src/domains/hours/hours.count.ts'
import { openDatabase } from '../apps/server/src/platform/postgres/db.ts'
import { openPool } from '../apps/server/src/platform/postgres/pool.ts'
import type { BenchDatabase } from './dataset.ts'
import { fillHours, hours } from './hours.data.ts'
import { alternate, median, type Figure } from './rounds.ts'

/** Seconds within which a month of 20,000 agents is counted. */
const mostSeconds = 5
const now = '2026-11-02T08:00:00Z' as Instant

/** How long a month of 20,000 agents takes to count, beside reading the same rows alone. */
export async function benchHours({ embedded, superuser }: BenchDatabase): Promise<Figure[]> {
  const companyId = await fillHours({ embedded, superuser, close: async () => {} })
  const pool = openPool(embedded.location('vigie_app', 'vigie'), { max: 2, statementTimeout: 60_000 })
  const db = openDatabase(pool).forCompany(companyId)
  const asked = { month: hours.month as Month, now, settings: defaultSettings }
  let [agents, services] = [0, 0]
  try {
    const seconds = await alternate(
      {
        bare: async () => {
          const begun = performance.now()
          const { rows } = await superuser.query(
            `select shift_id, agent_id, site_id, month, starts_at, ends_at, arrived_at, left_at, is_clock_in_unconfirmed, is_clock_out_unconfirmed,
                    break_minutes, planned_break_minutes from shifts where company_id = $1 and month = $2 order by agent_id`,
            [companyId, hours.month],
          )
          services = rows.length
          return (performance.now() - begun) / 1000
        },
        own: async () => {
          const begun = performance.now()
          agents = (await countMonth(db, asked)).agents.length
          return (performance.now() - begun) / 1000
        },
      },
      5,
    )
    const ratios = seconds.own.map((own, round) => own / seconds.bare[round]!)
    const middle = median(seconds.own)
    const note = `${agents.toLocaleString('en')} agents, ${services.toLocaleString('en')} services: ${middle.toFixed(1)} s against ${median(seconds.bare).toFixed(1)} s`
    return [
      {
        what: 'a month of 20,000 agents counted / its rows read alone',
        ratio: median(ratios),
        spread: [Math.min(...ratios), Math.max(...ratios)],
        note,
      },
      {
        what: 'a month of 20,000 agents counted: seconds',
        ratio: middle,
        spread: [Math.min(...seconds.own), Math.max(...seconds.own)],
        atMost: mostSeconds,
        note: `planned and done by kind, on ${instantOf(Date.now()).slice(0, 10)}`,
      },
    ]
  } finally {
    await pool.end()
  }
}
