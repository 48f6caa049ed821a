import {
  addContract,
  changeContract,
  contractFields,
  foreseeEnd,
  proposeContractNumber,
  removeContract,
  type ContractForm,
} from '@vigie/contract/agents/contracts.ts'
import { contractProblems, overlapping } from '@vigie/contract/agents/contracts.rules.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
import { requires, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle, reading } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { changingAgent, refuseArchived } from './agents.changing.ts'
import {
  contractDaysOf,
  contractReferences,
  contractThere,
  deleteContract,
  freeNumber,
  insertContract,
  plannedAfter,
  updateContract,
} from './contracts.store.ts'

const numberTaken: FieldProblem = { field: 'number', problem: 'contract.numberTaken' }

export const handlers = [
  handle(addContract, async (context) => {
    const { input } = context
    const form = input as ContractForm
    refuseFields([...fieldProblems(contractFields, form), ...contractProblems(form)], addContract.input)
    return changingAgent(context, input.agentId, async (db, agent) => {
      refuseArchived(agent, addContract.input)
      refuseFields(await wrongAmong(db, input.agentId, form, null), addContract.input)
      const [made] = await db.save(insertContract(db, input.agentId, form))
      refuseFields(made ? [] : [numberTaken], addContract.input)
      requires(made, 'CONFLICT')
      return { contractId: made.id }
    })
  }),

  handle(changeContract, async (context) => {
    const { input, db: outer } = context
    const form = input as ContractForm
    const stands = await outer.one(contractThere(outer, input.id))
    requires(stands, 'NOT_FOUND')
    refuseFields([...fieldProblems(contractFields, form), ...contractProblems(form)], changeContract.input)
    return changingAgent(context, stands.agentId, async (db) => {
      const now = await db.one(contractThere(db, input.id))
      requires(now?.version === input.version, 'CONFLICT')
      refuseFields(await wrongAmong(db, stands.agentId, form, input.id), changeContract.input)
      const [changed] = await db.save(updateContract(db, input.id, input.version, form))
      requires(changed, 'CONFLICT')
      return changed
    })
  }),

  handle(removeContract, async (context) => {
    const { input, db: outer } = context
    const stands = await outer.one(contractThere(outer, input.id))
    requires(stands, 'NOT_FOUND')
    return changingAgent(context, stands.agentId, async (db) => {
      const now = await db.one(contractThere(db, input.id))
      requires(now?.version === input.version, 'CONFLICT')
      const [gone] = await db.save(deleteContract(db, input.id, input.version))
      refuseFields(gone ? [] : [{ field: 'id', problem: 'contract.used' }], removeContract.input)
      return { success: true }
    })
  }),

  reading(proposeContractNumber, async ({ input, db }) => {
    const found = await db.one(freeNumber(db, input.agentId))
    requires(found, 'NOT_FOUND')
    return found
  }),

  reading(foreseeEnd, async ({ input, db, now }) => {
    const [[there], days] = await db.batch(contractThere(db, input.id), plannedAfter(db, input.id, input.endsOn, now))
    requires(there, 'NOT_FOUND')
    return { shiftCount: days.reduce((sum, { count }) => sum + count, 0), firstDays: days.slice(0, 3).map(({ day }) => day) }
  }),
]

/** What is wrong with a contract beside the company's others: its references, its number, and another that runs at the same time. */
async function wrongAmong(db: Db, agentId: number, form: ContractForm, but: number | null): Promise<FieldProblem[]> {
  const [[known], others] = await db.batch(contractReferences(db, form, but), contractDaysOf(db, agentId))
  const days = { startsOn: form.startsOn as Day, endsOn: form.endsOn }
  const other = form.isBeside ? undefined : overlapping(days, others, but)
  return [
    ...(known?.isType ? [] : [{ field: 'typeId', problem: 'notAnAllowedValue' }]),
    ...(known?.isProfile ? [] : [{ field: 'profileId', problem: 'notAnAllowedValue' }]),
    ...(known?.isTaken ? [numberTaken] : []),
    ...(other ? [{ field: 'startsOn', problem: 'contract.overlaps', values: { number: other.number } }] : []),
  ]
}
