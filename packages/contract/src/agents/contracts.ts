import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { dayField, hoursField, referenceField, shapeOfFields, switchField, textField, type RecordOf } from '../kit/fields.ts'
import { shape } from '../kit/shape.ts'
import { count, day, id, month, ordinal } from '../kit/values.ts'

const orNull = <T extends z.ZodMiniType>(holds: T) => z.nullable(holds)

export const contract = shape({
  id: ['id', id],
  canAccessAvailabilities: ['can_access_availabilities', z.boolean()],
  // Ours
  number: ['number', z.string()],
  typeId: ['contract_type_id', id],
  typeName: ['contract_type_name', z.string()],
  startsOn: ['starts_on', day],
  endsOn: ['ends_on', orNull(day)],
  /** Hundredths of an hour a month: 15167 is 151.67 h. */
  monthlyHoursHundredths: ['monthly_hours_hundredths', orNull(count)],
  category: ['category', z.string()],
  coefficient: ['coefficient', z.string()],
  profileId: ['profile_id', orNull(id)],
  profileName: ['profile_name', orNull(z.string())],
  /** Services, availabilities or demands are under it: it can be ended, and not removed. */
  isUsed: ['is_used', z.boolean()],
  version: ['version', z.int()],
})
export type Contract = z.output<typeof contract>

export const listContracts = call({
  method: 'GET',
  path: '/contracts',
  does: "An agent's contracts, the latest first; an agent asks for its own.",
  access: may.seeContracts,
  refuses: ['NOT_FOUND'],
  example: { resourceId: 1 },
  input: shape({
    agentId: ['resourceId', z.optional(id)],
    /** Those alone that hold on a day of this month. */
    month: ['month', z.optional(month)],
  }),
  output: z.object({ contracts: z.array(contract) }),
})

/** What is filled in of a contract. */
export const contractFields = {
  typeId: referenceField('contract_type_id', { isRequired: true }),
  number: textField('number', 40, { isRequired: true }),
  startsOn: dayField('starts_on', { isRequired: true }),
  endsOn: dayField('ends_on'),
  /** A month. */
  monthlyHoursHundredths: hoursField('monthly_hours_hundredths', 0, 400),
  category: textField('category', 80),
  coefficient: textField('coefficient', 20),
  profileId: referenceField('profile_id'),
  canAccessAvailabilities: switchField('can_access_availabilities'),
  /** Two contracts at once are meant: without it one that runs beside another is refused. */
  isBeside: switchField('is_beside'),
} as const
export type ContractForm = RecordOf<typeof contractFields>

const contractExample = {
  contract_type_id: 1,
  number: 'A104-2',
  starts_on: '2026-12-01',
  ends_on: null,
  monthly_hours_hundredths: 15167,
  category: '',
  coefficient: '140',
  profile_id: null,
  can_access_availabilities: true,
  is_beside: false,
}

export const addContract = call({
  method: 'POST',
  path: '/contracts',
  does: 'Adds a contract of an agent. Refused where another has its number, or runs at the same time and `is_beside` does not say that it is meant.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { resourceId: 1, ...contractExample },
  input: shape({ agentId: ['resourceId', id], ...shapeOfFields(contractFields) }),
  output: shape({ contractId: ['contract_id', id] }),
})

export const changeContract = call({
  method: 'PUT',
  path: '/contracts',
  does: 'Changes a contract; its last day ends it. Services after that day stay planned, and are shown as without a contract. Refused (CONFLICT) when it has changed since `version`.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  example: { id: 1, version: 1, ...contractExample },
  input: shape({ id: ['id', id], version: ['version', ordinal], ...shapeOfFields(contractFields) }),
  output: shape({ version: ['version', ordinal] }),
})

export const removeContract = call({
  method: 'DELETE',
  path: '/contracts',
  does: 'Removes a contract that nothing refers to. One with services, availabilities or demands is ended instead. Refused (CONFLICT) when it has changed since `version`.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  input: shape({ id: ['id', id], version: ['version', ordinal] }),
  output: z.object({ success: z.boolean() }),
})

export const proposeContractNumber = call({
  method: 'GET',
  path: '/contracts/number',
  does: "A number that no contract has: the agent's own, a dash, and which one it is.",
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { resourceId: 1 },
  input: shape({ agentId: ['resourceId', id] }),
  output: shape({ number: ['number', z.string()] }),
})

export const foreseeEnd = call({
  method: 'GET',
  path: '/contracts/ending',
  does: 'What is planned of an agent after a last day of a contract and that no other contract covers: how many services, and the first days.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { id: 1, ends_on: '2026-12-31' },
  input: shape({ id: ['id', id], endsOn: ['ends_on', day] }),
  output: shape({ shiftCount: ['shift_count', count], firstDays: ['first_days', z.array(day)] }),
})
