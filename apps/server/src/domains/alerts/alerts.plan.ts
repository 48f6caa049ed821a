import { usualAlertRules } from '@vigie/contract/alerts/alerts.kinds.ts'
import { alertPlan, type AlertPlan } from '@vigie/contract/alerts/alerts.ts'
import * as z from 'zod/mini'

/** The escalation table of a company by what is stored of it; kinds that were unknown when it was saved have their usual row. */
export function planOf(stored: { readonly plan: unknown; readonly version: number } | undefined): AlertPlan {
  const kept = stored && z.safeDecode(alertPlan, { ...(stored.plan as object), version: stored.version } as z.input<typeof alertPlan>).data
  const rules = usualAlertRules.map((usual) => kept?.rules.find(({ kind }) => kind === usual.kind) ?? usual)
  return { rules, duties: kept?.duties ?? [], version: stored?.version ?? 0 }
}
