import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id, instant } from '../kit/values.ts'

export const requiredDocument = shape({
  typeId: ['file_type_id', id],
  typeName: ['type', z.string()],
  /** The newest of the type; null: the agent has none. */
  documentId: ['id', z.nullable(id)],
  filedAt: ['filed_at', z.nullable(instant)],
})
export type RequiredDocument = z.output<typeof requiredDocument>

export const listRequiredDocuments = call({
  method: 'GET',
  path: '/documents/required',
  does: 'The types of documents that the contracts of an agent ask for, those that have ended left out, each with the newest document of that type; those that are missing first.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { resourceId: 1 },
  input: shape({ agentId: ['resourceId', id] }),
  output: shape({ documents: ['files', z.array(requiredDocument)] }),
})
