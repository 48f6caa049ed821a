import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { dayField, linesField, referenceField, shapeOfFields, switchField, type RecordOf } from '../kit/fields.ts'
import { idFilter, list, wordFilter } from '../kit/list.ts'
import { shape } from '../kit/shape.ts'
import { count, day, id, ordinal } from '../kit/values.ts'

export const about = 'When agents are away: what managers record, and the demands that were accepted.'

/** What is filled in. */
export const absenceFields = {
  typeId: referenceField('unavailability_type_id', { isRequired: true }),
  startsOn: dayField('date_start', { isRequired: true }),
  endsOn: dayField('date_end', { isRequired: true }),
  note: linesField('note', 500),
  isProofAwaited: switchField('is_proof_awaited'),
} as const
export type AbsenceForm = RecordOf<typeof absenceFields>
/** The same with whose it is. */
export const newAbsenceFields = { agentId: referenceField('resource_id', { isRequired: true }), ...absenceFields } as const
export type NewAbsenceForm = RecordOf<typeof newAbsenceFields>

export const absence = shape({
  id: ['id', id],
  agentId: ['resource_id', id],
  agentName: ['resource_name', z.string()],
  employeeNumber: ['matriculation', z.string()],
  typeName: ['unavailability_type_name', z.string()],
  ...shapeOfFields(absenceFields),
  startsOn: ['date_start', day],
  endsOn: ['date_end', day],
  /** Asked for by the agent, and accepted. */
  isDemand: ['is_demand', z.boolean()],
  /** The manager who recorded it. */
  managerName: ['manager_name', z.nullable(z.string())],
  version: ['version', ordinal],
})
export type Absence = z.output<typeof absence>

export const listAbsences = list({
  path: '/absences',
  does: 'Absences that stand: recorded by a manager, or asked for and accepted.',
  access: may.answerDemands,
  rows: ['absences', absence],
  filters: { proof: wordFilter('proof', ['awaited', 'none']), typeId: idFilter('typeId'), agentId: idFilter('resourceId') },
  sorts: { keys: ['starts', 'agent'], usual: '-starts' },
  search: "the agent's name or number",
})

const reference = { absenceId: ['absence_id', id] } as const
export const savedAbsence = shape({
  id: ['id', id],
  version: ['version', ordinal],
  /** Services of the agent that nobody has any more. */
  openedCount: ['opened', count],
})

export const readAbsence = call({
  method: 'GET',
  path: '/absences/{absence_id}',
  does: 'One of the absences.',
  access: may.answerDemands,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { absence_id: 1 },
  input: shape(reference),
  output: z.object({ absence }),
})

export const createAbsence = call({
  method: 'POST',
  path: '/absences',
  does: 'Records that an agent is away. What it has planned in that time and has not clocked falls open; of a service that has begun, what is left.',
  access: may.assignShifts,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: shape(shapeOfFields(newAbsenceFields)),
  output: savedAbsence,
})

export const changeAbsence = call({
  method: 'PUT',
  path: '/absences/{absence_id}',
  does: 'Changes an absence: what it newly covers falls open, and what it no longer covers is not given back. Refused (CONFLICT) when it has changed since `version`.',
  access: may.assignShifts,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  input: shape({ ...reference, ...shapeOfFields(absenceFields), version: ['version', ordinal] }),
  output: savedAbsence,
})

export const removeAbsence = call({
  method: 'DELETE',
  path: '/absences/{absence_id}',
  does: 'Takes an absence away that was recorded by mistake. Services that fell open stay so.',
  access: may.assignShifts,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  input: shape({ ...reference, version: ['version', ordinal] }),
  output: z.object({}),
})

export const countAbsences = call({
  method: 'GET',
  path: '/absences/days',
  does: 'How many days of each kind an agent is away in a year.',
  access: may.answerDemands,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: shape({ agentId: ['resource_id', id], year: ['year', z.int().check(z.minimum(2000), z.maximum(2100))] }),
  output: shape({
    types: [
      'types',
      z.array(shape({ typeName: ['unavailability_type_name', z.string()], days: ['days', count], times: ['times', count] })),
    ],
  }),
})
