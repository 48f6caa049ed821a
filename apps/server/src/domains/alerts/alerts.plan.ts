import { usualAlertRules } from '@vigie/contract/alerts/alerts.kinds.ts'
import { alertDuty, alertRule, type AlertPlan } from '@vigie/contract/alerts/alerts.ts'
import * as z from 'zod/mini'

const listOf = (value: unknown) => (Array.isArray(value) ? (value as never[]) : [])

/**
 * The escalation table of a company by what is stored of it; kinds that were unknown when it was saved have their usual row. Each row is
 * read by itself: one of another version is left out, and the others stand.
 */
export function planOf(stored: { readonly plan: unknown; readonly version: number } | undefined): AlertPlan {
  const { rules, duties } = (stored?.plan ?? {}) as { readonly rules?: unknown; readonly duties?: unknown }
  const kept = listOf(rules).flatMap((row) => z.safeDecode(alertRule, row).data ?? [])
  return {
    rules: usualAlertRules.map((usual) => kept.find(({ kind }) => kind === usual.kind) ?? usual),
    duties: listOf(duties).flatMap((row) => z.safeDecode(alertDuty, row).data ?? []),
    version: stored?.version ?? 0,
  }
}
