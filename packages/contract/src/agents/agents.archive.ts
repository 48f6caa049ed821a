import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { severalIds, severalOutput } from '../kit/several.ts'
import { shape } from '../kit/shape.ts'
import { id, ordinal } from '../kit/values.ts'

export const archiveAgent = call({
  method: 'POST',
  path: '/resources/archive',
  does: 'Archives an agent: it leaves lists and searches, its account, code and badges stop at once, its past stays. Refused while services of it are still to come.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: shape({ agentId: ['resourceId', id] }),
  output: z.object({ success: z.boolean() }),
})

export const restoreAgent = call({
  method: 'DELETE',
  path: '/resources/archive',
  does: 'Takes an agent out of the archive, with its account. A code and a badge are given anew.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: shape({ agentId: ['resourceId', id] }),
  output: z.object({ success: z.boolean() }),
})

export const archiveAgents = call({
  method: 'PUT',
  path: '/resources/archive/many',
  does: 'Archives several agents together, or takes them out of the archive. Those that stay as they are, for services of theirs are still to come, are answered with the reason.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { resource_ids: [1], is_archived: true },
  input: shape({ agentIds: ['resource_ids', severalIds], isArchived: ['is_archived', z.boolean()] }),
  output: severalOutput,
})

export const removeAgent = call({
  method: 'DELETE',
  path: '/resources',
  does: 'Deletes an agent that nothing refers to: no service, document, demand, instructions read or account. Any other is archived. Refused (CONFLICT) when it has changed since `version`.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  input: shape({ agentId: ['resourceId', id], version: ['version', ordinal] }),
  output: z.object({ success: z.boolean() }),
})
