import { usualAlertRules } from '@vigie/contract/alerts/alerts.kinds.ts'
import { alertRule } from '@vigie/contract/alerts/alerts.ts'
import * as z from 'zod/mini'
import type { SampleKit, Samples } from '../../../test/samples.ts'

let made = 0
export const samples = ({ app, fixture, rows, company }: SampleKit): Samples => {
  const as = fixture.as('manager')
  const of =
    (columns: object = {}, values: object = {}) =>
    async () => {
      const alert = await rows.insert('alerts', {
        company_id: company,
        kind: 'uncovered',
        about: `sample ${++made}`,
        site_id: fixture.siteId,
        since: app.clock.now(),
        raised_at: app.clock.now(),
        duty_told_at: app.clock.now(),
        ...columns,
      })
      return { values: { alert_id: alert['alert_id'], ...values }, as }
    }
  const rules = usualAlertRules.map((rule) => z.encode(alertRule, rule))
  return {
    'PUT /alerts/taken': of(),
    'DELETE /alerts/taken': of({ taken_at: app.clock.now(), taken_by: fixture.users.manager }),
    'PUT /alerts/closed': of({}, { note: 'Remplacé' }),
    'PUT /alerts/plan': async () => {
      await app.database.superuser.query('delete from alert_plans where company_id = $1', [company])
      return { values: { plan: { rules, duties: [], version: 0 } }, as }
    },
  }
}
