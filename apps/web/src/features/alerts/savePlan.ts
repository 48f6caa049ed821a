import { changeAlertPlan, readAlertPlan, type AlertPlan } from '@vigie/contract/alerts/alerts.ts'
import { ask } from '../../api/ask.ts'
import { isRefused } from '../../api/errors.ts'
import { invalidate } from '../../api/queries.ts'

/** Saves the plan with what was changed of it; of one that a colleague has changed meanwhile the newest is asked for. */
export async function savePlan(plan: AlertPlan, changes: Partial<AlertPlan>): Promise<void> {
  try {
    await ask(changeAlertPlan, { plan: { ...plan, ...changes } })
  } catch (error) {
    if (isRefused(error) && error.code === 'CONFLICT') await invalidate(readAlertPlan)
    throw error
  }
  await invalidate(readAlertPlan)
}
