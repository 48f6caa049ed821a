import {
  createAgent,
  newAgentFields,
  newAgentProblems,
  proposeEmployeeNumber,
  type NewAgentForm,
} from '@vigie/contract/agents/agents.create.ts'
import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../kit/audience.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle, reading } from '../../kit/handle.ts'
import { proposedCode } from '../../kit/next-code.ts'
import { contractTypeThere, highestNumber, insertAgent } from './agents.create.store.ts'

const numberTaken = { field: 'employeeNumber', problem: 'agent.numberTaken' }
const noType = { field: 'contractTypeId', problem: 'notAnAllowedValue' }

export const handlers = [
  handle(createAgent, async ({ input, db, company, now, emit }) => {
    const form = input as NewAgentForm
    refuseFields([...fieldProblems(newAgentFields, form), ...newAgentProblems(form)], createAgent.input)
    const [type] = form.contractTypeId === null ? [true] : await db.read(contractTypeThere(db, form.contractTypeId))
    refuseFields(type ? [] : [noType], createAgent.input)
    const [made] = await db.save(insertAgent(db, form, now))
    refuseFields(made ? [] : [numberTaken], createAgent.input)
    requires(made, 'CONFLICT')
    emit(agentChanged, { agentId: made.agentId }, audience.ofAgent(company.id, made.agentId, null))
    return { agentId: made.agentId }
  }),

  reading(proposeEmployeeNumber, async ({ db }) => {
    return { employeeNumber: await proposedCode(db, highestNumber(db), '1000') }
  }),
]
