import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { idFilter, list, wordFilter } from '../kit/list.ts'
import { shape } from '../kit/shape.ts'
import { id, instant, localDateTime, ordinal, requiredText } from '../kit/values.ts'
import { alertKinds, mostAlertMinutes } from './alerts.kinds.ts'

export const about = 'What managers are alerted of, who takes charge of it, and the escalation table of the company.'

/** Nobody has taken charge; somebody has; it was handled, or is no longer so. */
export const alertStates = ['open', 'taken', 'closed'] as const
export type AlertState = (typeof alertStates)[number]

const kind = z.enum(alertKinds)
/** Characters of what was done. */
export const longestAlertNote = 500

export const alert = shape({
  id: ['id', id],
  kind: ['kind', kind],
  state: ['state', z.enum(alertStates)],
  /** The service that it is about; null: it is about a device. */
  shiftId: ['vacation_id', z.nullable(id)],
  deviceId: ['clockingDeviceId', z.nullable(id)],
  deviceName: ['device_name', z.nullable(z.string())],
  siteId: ['site_id', id],
  siteName: ['site_name', z.string()],
  agentName: ['resource_name', z.nullable(z.string())],
  /** The planned times of the service, by the clock of its site. */
  startsLocal: ['datetime_start', z.nullable(localDateTime)],
  endsLocal: ['datetime_end', z.nullable(localDateTime)],
  /** Since when it is so. */
  since: ['since', instant],
  /** The same by the clock of its site. */
  sinceLocal: ['since_local', localDateTime],
  takenAt: ['taken_at', z.nullable(instant)],
  takenById: ['taken_by', z.nullable(id)],
  takenByName: ['taken_by_name', z.nullable(z.string())],
  /** What was done; empty: nothing is written yet. */
  note: ['note', z.string()],
  closedAt: ['closed_at', z.nullable(instant)],
})
export type Alert = z.output<typeof alert>

export const listAlerts = list({
  path: '/alerts',
  does: 'The alerts that managers were notified of.',
  access: may.seeServices,
  rows: ['alerts', alert],
  filters: { state: wordFilter('state', alertStates), kind: wordFilter('kind', alertKinds), shiftId: idFilter('vacationId') },
  sorts: { keys: ['since', 'site'], usual: '-since' },
  search: 'the name of the site or of the agent',
})

const reference = { alertId: ['alert_id', id] } as const

export const takeAlert = call({
  method: 'PUT',
  path: '/alerts/taken',
  does: 'Takes charge of an alert: nobody is reminded of it any more. ALERT_TAKEN names who has taken charge before; it is taken over from them where one says so.',
  access: may.seeServices,
  isOurs: true,
  refuses: ['NOT_FOUND', 'ALERT_TAKEN', 'ALERT_CLOSED'],
  input: shape({ ...reference, isTakeover: ['is_takeover', z.optional(z.boolean())] }),
  output: z.object({ alert }),
})

export const releaseAlert = call({
  method: 'DELETE',
  path: '/alerts/taken',
  does: 'Gives an alert back that one has taken charge of: reminders go on.',
  access: may.seeServices,
  isOurs: true,
  refuses: ['NOT_FOUND', 'ALERT_TAKEN', 'ALERT_CLOSED'],
  input: shape(reference),
  output: z.object({ alert }),
})

export const closeAlert = call({
  method: 'PUT',
  path: '/alerts/closed',
  does: 'Acknowledges an alert with what was done. It is not raised again for the same reason.',
  access: may.seeServices,
  isOurs: true,
  refuses: ['NOT_FOUND', 'ALERT_CLOSED'],
  example: { alert_id: 1, note: 'Joint par téléphone, arrive dans 10 minutes.' },
  input: shape({ ...reference, note: ['note', requiredText(longestAlertNote)] }),
  output: z.object({ alert }),
})

const minutes = z.int().check(z.minimum(0), z.maximum(mostAlertMinutes))
export const alertRule = shape({
  kind: ['kind', kind],
  isOn: ['is_on', z.boolean()],
  agentAfter: ['agent_after_minutes', z.nullable(minutes)],
  dutyAfter: ['duty_after_minutes', minutes],
  allAfter: ['all_after_minutes', z.nullable(minutes)],
  repeatEvery: ['repeat_every_minutes', minutes],
})

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** When a manager is on duty each week, by the company's clock. `until` not after `from`: until then on the next day. */
export const alertDuty = shape({
  userId: ['user_id', id],
  /** 1 Monday … 7 Sunday: the days on which it begins. */
  days: ['days', z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7))],
  from: ['from', clock],
  until: ['until', clock],
})
export type AlertDuty = z.output<typeof alertDuty>

export const alertPlan = shape({
  /** One for each kind. */
  rules: ['rules', z.array(alertRule).check(z.maxLength(alertKinds.length))],
  duties: ['duties', z.array(alertDuty).check(z.maxLength(200))],
  /** 0: nothing was ever changed. */
  version: ['version', ordinal],
})
export type AlertPlan = z.output<typeof alertPlan>

export const readAlertPlan = call({
  method: 'GET',
  path: '/alerts/plan',
  does: 'The escalation table of the company, who is on duty when, and the managers who can be.',
  access: may.administer,
  isOurs: true,
  input: z.object({}),
  output: shape({
    plan: ['plan', alertPlan],
    managers: ['managers', z.array(shape({ id: ['id', id], name: ['name', z.string()] }))],
  }),
})

const notArrived = {
  kind: 'notArrived',
  is_on: true,
  agent_after_minutes: 1,
  duty_after_minutes: 5,
  all_after_minutes: 20,
  repeat_every_minutes: 15,
} as const
export const changeAlertPlan = call({
  method: 'PUT',
  path: '/alerts/plan',
  does: 'Changes the escalation table: all of its rows. Refused (CONFLICT) when it has changed since `version`.',
  access: may.administer,
  isOurs: true,
  refuses: ['CONFLICT'],
  example: { plan: { rules: [notArrived], duties: [{ user_id: 1, days: [1, 2, 3, 4, 5], from: '20:00', until: '06:00' }], version: 0 } },
  input: z.object({ plan: alertPlan }),
  output: shape({ plan: ['plan', alertPlan] }),
})

/** An alert was raised, taken, released or closed: screens that show alerts ask anew. */
export const alertsChanged = event({ name: 'alertsChanged', payload: z.object({}) })
