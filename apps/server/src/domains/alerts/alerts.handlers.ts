import { alertKinds } from '@vigie/contract/alerts/alerts.kinds.ts'
import {
  alertDuty,
  alertRule,
  alertsChanged,
  changeAlertPlan,
  closeAlert,
  listAlerts,
  readAlertPlan,
  releaseAlert,
  takeAlert,
  type Alert,
} from '@vigie/contract/alerts/alerts.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import * as z from 'zod/mini'
import { audience } from '../../kit/audience.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle, reading, type RequestContext } from '../../kit/handle.ts'
import { answerList } from '../../kit/list.ts'
import type { Query } from '../../platform/postgres/db.ts'
import { managersOfServices } from '../devices/devices.alarms.store.ts'
import { alertById, alertColumns, alertTables, isToldToManagers, stateSql } from './alerts.columns.ts'
import { planOf } from './alerts.plan.ts'
import { closeOpenAlert, releaseTakenAlert, savePlanOf, storedPlan, takeOpenAlert, type ActedAlert } from './alerts.store.ts'

export const handlers = [
  answerList(listAlerts, {
    from: alertTables,
    id: 'r.alert_id',
    only: isToldToManagers,
    columns: alertColumns,
    filters: { state: stateSql, kind: 'r.kind', shiftId: 'r.shift_id' },
    sorts: { since: ['r.since', 'timestamptz'], site: ['lower(unaccent(si.name)) collate "C"', 'text'] },
    words: `lower(unaccent(si.name || ' ' || coalesce(a.last_name || ' ' || a.first_name, '')))`,
  }),
  handle(takeAlert, (context) => {
    const { db, input, session, now } = context
    return acted(context, takeOpenAlert(db, input.alertId, session.user.id, input.isTakeover ?? false, now))
  }),
  handle(releaseAlert, (context) => acted(context, releaseTakenAlert(context.db, context.input.alertId, context.session.user.id))),
  handle(closeAlert, (context) => {
    const { db, input, session, now } = context
    return acted(context, closeOpenAlert(db, input.alertId, session.user.id, input.note, now))
  }),

  reading(readAlertPlan, async ({ db }) => {
    const [stored, managers] = await db.batch(storedPlan(db), managersOfServices(db))
    return { plan: planOf(stored[0]), managers: managers.map(({ userId, name }) => ({ id: userId, name })) }
  }),
  handle(changeAlertPlan, async ({ db, input: { plan } }) => {
    const { rules, duties, version } = plan
    const [able, [stored]] = await db.batch(managersOfServices(db), storedPlan(db))
    // Each kind once; on duty is who can be, or stood there before: an account that was closed holds up no other change.
    const managers = new Set([...able.map(({ userId }) => userId), ...planOf(stored).duties.map(({ userId }) => userId)])
    refuseFields(
      [
        ...(new Set(rules.map(({ kind }) => kind)).size === alertKinds.length
          ? []
          : [{ field: 'plan.rules', problem: 'notAnAllowedValue' }]),
        ...(duties.every(({ userId, days }) => managers.has(userId) && days.length > 0)
          ? []
          : [{ field: 'plan.duties', problem: 'notAnAllowedValue' }]),
      ],
      changeAlertPlan.input,
    )
    const kept = { rules: rules.map((rule) => z.encode(alertRule, rule)), duties: duties.map((duty) => z.encode(alertDuty, duty)) }
    const [saved] = await db.save(savePlanOf(db, kept, version))
    requires(saved, 'CONFLICT')
    return { plan: planOf({ plan: kept, version: saved.version }) }
  }),
]

type Acting = Pick<RequestContext, 'db' | 'company' | 'emit' | 'session'> & { readonly input: { readonly alertId: number } }

/** One act of a person on an alert, and how it stands then; where it did nothing, the refusal says why. */
async function acted({ db, company, emit, session, input: { alertId } }: Acting, act: Query<ActedAlert>): Promise<{ alert: Alert }> {
  const [done] = await db.save(act)
  const [alert] = await db.read(alertById(db, alertId))
  requires(alert, 'NOT_FOUND')
  if (!done) refuseAct(alert, session.user.id)
  emit(alertsChanged, {}, [audience.shifts(company.id)])
  return { alert }
}

/** Why an act did nothing; where it stands already as it was to be, it is no refusal. */
function refuseAct({ takenById, takenByName, state }: Alert, userId: number): void {
  if (state === 'closed') throw new Refusal('ALERT_CLOSED')
  if (takenById !== null && takenById !== userId) throw new Refusal('ALERT_TAKEN', { name: takenByName ?? '' })
}
