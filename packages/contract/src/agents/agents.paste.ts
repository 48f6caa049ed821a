import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id } from '../kit/values.ts'
import { newAgent } from './agents.create.ts'

/** So many agents are added at once. */
export const mostPasted = 500
/** What one of them may take in JSON: names and addresses as long as people have them. */
const bytesOfOne = 2 * 1024

export const createAgents = call({
  method: 'POST',
  path: '/resources/many',
  does: 'Adds agents together, all or none, each with its first contract where there is one. One without a number gets the next one. What is wrong is told by line: `agents.2.email` is the third one’s.',
  access: may.editAgents,
  isOurs: true,
  mostBytes: mostPasted * bytesOfOne,
  example: {
    agents: [
      {
        lastname: 'Bonnafé',
        firstname: 'Léonie',
        matriculation: '',
        phone_mobile: '06 39 98 20 11',
        email: '',
        born_on: null,
        clocking_code: '',
        card_number: 'CAR-012-2030-03-18-20250061274',
        card_expires_on: '2030-03-18',
        contract_type_id: null,
        contract_starts_on: null,
        monthly_hours_hundredths: null,
      },
    ],
  },
  input: shape({ agents: ['agents', z.array(newAgent).check(z.minLength(1), z.maxLength(mostPasted))] }),
  output: shape({ agentIds: ['resource_ids', z.array(id)] }),
})
