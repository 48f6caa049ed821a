import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id, writtenText } from '../kit/values.ts'

export const revealNumber = call({
  method: 'POST',
  path: '/resources/insurance-number',
  does: "An agent's national insurance number, whole. Who has asked for it, and when, is kept in the agent's history.",
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: shape({ agentId: ['resourceId', id] }),
  output: shape({ nationalInsuranceNumber: ['national_insurance_number', z.string()] }),
})

export const changeNumber = call({
  method: 'PUT',
  path: '/resources/insurance-number',
  does: "Writes an agent's national insurance number, which is kept encrypted; empty: none.",
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: shape({
    agentId: ['resourceId', id],
    nationalInsuranceNumber: ['national_insurance_number', writtenText(30)],
  }),
  output: z.object({ success: z.boolean() }),
})
