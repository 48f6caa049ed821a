import { randomInt } from 'node:crypto'
import { createAgent, newAgentFields, newAgentProblems, proposeAgent, type NewAgentForm } from '@vigie/contract/agents/agents.create.ts'
import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../kit/audience.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle, reading } from '../../kit/handle.ts'
import { proposedCode } from '../../kit/next-code.ts'
import { isDuplicate } from '../../platform/postgres/db.ts'
import { keptCode } from '../clockings/code-checks.ts'
import { codesOf, digitsFor } from '../clockings/codes/codes.rules.ts'
import { agentsWithCode } from '../clockings/codes/codes.store.ts'
import { contractTypesThere, highestNumber, insertAgent } from './hiring.store.ts'

const numberTaken = { field: 'employeeNumber', problem: 'agent.numberTaken' }
const codeTaken = { field: 'clockingCode', problem: 'agent.codeTaken' }
const noType = { field: 'contractTypeId', problem: 'notAnAllowedValue' }

export const handlers = [
  handle(createAgent, async ({ input, db, company, now, installation, emit }) => {
    const form = input as NewAgentForm
    refuseFields([...fieldProblems(newAgentFields, form), ...newAgentProblems(form)], createAgent.input)
    const [type] = form.contractTypeId === null ? [true] : await db.read(contractTypesThere(db, [form.contractTypeId]))
    refuseFields(type ? [] : [noType], createAgent.input)
    const typed = form.clockingCode.trim()
    const code = typed === '' ? null : keptCode(installation.secrets, company.id, typed)
    const [made] = await db.save(insertAgent(db, form, code, now)).catch((error: unknown) => {
      if (code && isDuplicate(error)) refuseFields([codeTaken], createAgent.input)
      throw error
    })
    refuseFields(made ? [] : [numberTaken], createAgent.input)
    requires(made, 'CONFLICT')
    emit(agentChanged, { agentId: made.agentId }, audience.ofAgent(company.id, made.agentId, null))
    return { agentId: made.agentId }
  }),

  reading(proposeAgent, async ({ db }) => {
    const [agents] = await db.read(agentsWithCode(db))
    const clockingCode = String(randomInt(...codesOf(digitsFor((agents?.count ?? 0) + 1))))
    return { employeeNumber: await proposedCode(db, highestNumber(db), '1000'), clockingCode }
  }),
]
