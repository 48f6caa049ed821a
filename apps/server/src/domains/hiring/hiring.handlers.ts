import { randomInt } from 'node:crypto'
import { createAgent, newAgentFields, newAgentProblems, proposeAgent, type NewAgentForm } from '@vigie/contract/agents/agents.create.ts'
import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
import { audience } from '../../kit/audience.ts'
import { fieldRefusal, refuseFields } from '../../kit/field-problems.ts'
import { handle, reading } from '../../kit/handle.ts'
import { proposedCode } from '../../kit/next-code.ts'
import { codesOf, digitsFor } from '../clockings/codes/codes.rules.ts'
import { agentsWithCode } from '../clockings/codes/codes.store.ts'
import { hire, wrongKinds } from './hire.ts'
import { highestNumber } from './hiring.store.ts'

export const handlers = [
  handle(createAgent, async (context) => {
    const { input, db, company, emit } = context
    const form = input as NewAgentForm
    refuseFields([...fieldProblems(newAgentFields, form), ...newAgentProblems(form)], createAgent.input)
    refuseFields(
      (await wrongKinds(db, [form])).map(([, problem]) => problem),
      createAgent.input,
    )
    const done = await hire(db, context, form)
    if ('taken' in done) throw fieldRefusal([done.taken], createAgent.input)
    emit(agentChanged, { agentId: done.agentId }, audience.ofAgent(company.id, done.agentId, null))
    return { agentId: done.agentId }
  }),

  reading(proposeAgent, async ({ db }) => {
    const [agents] = await db.read(agentsWithCode(db))
    const clockingCode = String(randomInt(...codesOf(digitsFor((agents?.count ?? 0) + 1))))
    return { employeeNumber: await proposedCode(db, highestNumber(db), '1000'), clockingCode }
  }),
]
