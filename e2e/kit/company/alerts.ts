import { usualAlertRules } from '@vigie/contract/alerts/alerts.kinds.ts'
import { alertRule } from '@vigie/contract/alerts/alerts.ts'
import * as z from 'zod/mini'
import { changeRows } from './database.ts'
import type { Installation } from './installation.ts'

/** Nobody is alerted any more: what a journey looks at is not changed by a notice that comes meanwhile. One alert stands in the list. */
export async function silenceAlerts(installation: Installation): Promise<void> {
  const rules = usualAlertRules.map((rule) => z.encode(alertRule, { ...rule, isOn: false }))
  await changeRows(
    installation,
    'insert into alert_plans (company_id, plan) select company_id, $1::jsonb from companies on conflict do nothing',
    [JSON.stringify({ rules, duties: [] })],
  )
  await changeRows(installation, 'update alerts set ended_at = raised_at where ended_at is null')
  await changeRows(
    installation,
    `insert into alerts (company_id, kind, about, site_id, since, raised_at, duty_told_at)
     select company_id, 'uncovered', 'silenced', min(site_id), created_at, created_at, created_at from sites group by company_id, created_at
     order by company_id limit 1`,
  )
  await changeRows(installation, 'update notifications set read_at = created_at where read_at is null')
}
