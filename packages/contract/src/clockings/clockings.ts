import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { reasonDependencies } from '../shifts/shifts.rules.ts'
import { explanations } from './clockings.reasons.rules.ts'
import { position } from '../devices/devices.fields.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id, instant, latitude, localDateTime, longitude, requiredText, text, uuid } from '../kit/values.ts'
import { shift } from '../shifts/shifts.ts'

export const about = 'The clock: identifying an agent, recording acts, with or without network, and the journal of them.'

/** The device of a clocking update (coverage 3.032). */
export const clockingDevice = shape({
  id: ['id', z.optional(z.nullable(id))],
  platform: ['platform', z.optional(text(100))],
  type: ['type', z.optional(text(100))],
  name: ['deviceName', z.optional(text(200))],
  vendor: ['vendor', z.optional(text(100))],
  model: ['model', z.optional(text(100))],
  browser: ['browser', z.optional(text(100))],
  os: ['os', z.optional(text(100))],
  position: ['position', z.optional(z.nullable(position))],
})

/**
 * The clocking update payload: the 17 values of the specification, then our own. The planned times are among
 * them, and refused: PUT /services changes no planning.
 */
export const clocking = shape({
  id: ['id', z.optional(z.nullable(id))],
  isStart: ['isPds', z.optional(z.boolean())],
  isPreClocking: ['isPreClocking', z.optional(z.boolean())],
  latitude: ['latitude', z.optional(z.nullable(latitude))],
  longitude: ['longitude', z.optional(z.nullable(longitude))],
  type: ['type', z.optional(z.union([z.literal(0), z.literal(1), z.literal(4)]))],
  isForced: ['is_forced', z._default(z.boolean(), false)],
  isOutsideArea: ['is_outside_area', z.optional(z.boolean())],
  shiftId: ['vacation_id', z.optional(z.nullable(id))],
  anomalyReasonId: ['clocking_anomaly_reason_id', z.optional(z.nullable(id))],
  comment: ['comment', z.optional(z.nullable(text(1000)))],
  managerId: ['manager_id', z.optional(z.nullable(id))],
  startsLocal: ['datetime_start', z.optional(z.nullable(localDateTime))],
  arrivedLocal: ['datetime_arrived_at', z.optional(z.nullable(localDateTime))],
  endsLocal: ['datetime_end', z.optional(z.nullable(localDateTime))],
  leftLocal: ['datetime_leaved_at', z.optional(z.nullable(localDateTime))],
  device: ['device', z.optional(z.nullable(clockingDevice))],
  /** Ours: the same as instants, which alone say which of two 02:30 of a night is meant (decisions/05-time). */
  arrivedAt: ['arrived_at', z.optional(z.nullable(instant))],
  leftAt: ['left_at', z.optional(z.nullable(instant))],
  /** Made by the client: a resent one answers as the first time. */
  clockingUuid: ['clocking_uuid', z.optional(uuid)],
  /** What GET /clockings/login answered; a device clocks for its agent with it. */
  ticket: ['ticket', z.optional(z.nullable(text(200)))],
  accuracyMetres: ['accuracy', z.optional(z.nullable(z.number().check(z.minimum(0))))],
})

export const recordClocking = call({
  method: 'PUT',
  path: '/services',
  does: 'Records the start or the end of a service.',
  access: may.clock,
  isHot: true,
  secrets: ['ticket'],
  refuses: [
    'NOT_FOUND',
    'CONFLICT',
    'APP_IS_DISABLED',
    'SITE_ACCESS_FORBIDDEN',
    'RESOURCE_ACCESS_FORBIDDEN',
    'ON_TIME_DISABLED_ON_SITE',
    'NO_CLOCKING',
    'REASON_REQUIRED',
    'REASON_UNFIT',
    'OUTSIDE_AREA',
    'TICKET_DEAD',
    'ARRIVAL_KNOWN',
    'DEPARTURE_KNOWN',
    'ON_THE_WAY_KNOWN',
    'MANAGER_ACCESS_REQUIRED',
    'COUNTED_ALREADY',
    'SHIFT_UNASSIGNED',
  ],
  example: {
    vacation_id: 1,
    type: 0,
    latitude: 48.8566,
    longitude: 2.3522,
    accuracy: 12,
    clocking_uuid: '0b9f2c64-8d1e-4f5a-9c3b-7e6d5a4b3c21',
  },
  input: clocking,
  /** `receipt`, ours: signed proof that the act stands in the journal (POST /clockings/receipts/check). */
  output: z.object({ shift, receipt: z.string() }),
})

export const anomalyReason = shape({
  id: ['id', id],
  name: ['name', z.string()],
  isEarlyLeaveAccepted: ['is_early_leave_accepted', z.boolean()],
  /** Ours: what it may be given for. */
  explains: ['explains', z.array(z.enum(explanations))],
  /** Ours: whom it is about beside the agent; it holds once the relief has clocked in, or when a manager gives it. */
  dependsOn: ['depends_on', z.nullable(z.enum(reasonDependencies))],
})

export const listAnomalyReasons = call({
  method: 'GET',
  path: '/clocking_anomaly_reasons',
  does: 'The reasons that may be given for a clocking outside the rules.',
  access: may.seeReasons,
  input: z.object({}),
  output: z.object({ reasons: z.array(anomalyReason) }),
})

export const identifyAgent = call({
  method: 'GET',
  path: '/clockings/login',
  does: 'An agent shows a code or a card at a paired device; answers a ticket of 60 seconds and the shifts of the moment.',
  access: may.identifyAgent,
  isHot: true,
  secrets: ['password', 'resourceNfcUid'],
  refuses: [
    'APP_IS_DISABLED',
    'NO_SITE_CLOCKING_CONFIGURED',
    'ON_TIME_DISABLED_ON_SITE',
    'ON_TIME_NFC_UNRECOGNIZED',
    'ON_TIME_NFC_NOT_INITIALIZED',
    'WARN_INCORRECT_CODE',
    'WARN_INCORRECT_CODE_LIST',
    'WRONG_SITE_CLOCKING',
    'NO_CLOCKING',
    'TOO_MANY_TRIES',
  ],
  example: { password: '246810' },
  input: shape({
    code: ['password', z.optional(z.nullable(text(20)))],
    agentId: ['resourceId', z.optional(z.nullable(id))],
    nfcUid: ['resourceNfcUid', z.optional(z.nullable(text(64)))],
  }),
  output: shape({
    agentId: ['resource_id', id],
    agentName: ['resource_name', z.string()],
    /** To greet by. */
    agentFirstName: ['resource_firstname', z.string()],
    ticket: ['ticket', requiredText(200)],
    expiresAt: ['expires_at', instant],
    /** What may be clocked now; with several, the agent chooses. */
    clockable: ['shifts', z.array(shift)],
    /** Ours: within a manager's access, what may be clocked outside the rules. */
    forceable: ['forceable', z.array(shift)],
    /** The agent's next shift here, to say when to come back. */
    next: ['next', z.nullable(shift)],
  }),
})

/** What the wall tablet shows of its day, within what its settings allow. */
export const deviceShifts = call({
  method: 'GET',
  path: '/clockings/device/shifts',
  does: "A device's own sites and the shifts that its settings let it show.",
  access: { clocking_device: [{ feature: 'clockingsApp' }], manager: [{ feature: 'clockingsApp' }] },
  refuses: ['NOT_FOUND'],
  input: shape({ uuid: ['uuid', z.optional(z.nullable(text(64)))] }),
  output: shape({
    sites: ['sites', z.array(shape({ id: ['id', id], name: ['name', z.string()], timeZone: ['time_zone', z.string()] }))],
    isByCode: ['clockingByCode', z.boolean()],
    isByNfc: ['clockingByNfc', z.boolean()],
    isNamesVisible: ['isResourcesVisible', z.boolean()],
    shifts: ['shifts', z.array(shift)],
  }),
})
