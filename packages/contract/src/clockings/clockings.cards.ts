import * as z from 'zod/mini'
import { may } from '../access.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, id, text } from '../kit/values.ts'

/** A card's number as a reader has read it, with or without separators. */
const number = text(64)

export const giveCard = call({
  method: 'POST',
  path: '/nfc_cards/resource',
  does: "An NFC card becomes an agent's: held to a device within a manager's access, or read at a manager's desk.",
  access: may.giveCards,
  secrets: ['resourceNfcUid'],
  refuses: [
    'MANAGER_ACCESS_REQUIRED',
    'NOT_FOUND',
    'RESOURCE_ACCESS_FORBIDDEN',
    'ON_TIME_NFC_NOT_INITIALIZED',
    'CARD_HELD',
    'INVALID',
    'CONFLICT',
  ],
  example: { resourceNfcUid: '04:A2:3F:12:88:60:81', resourceId: 1 },
  input: shape({
    number: ['resourceNfcUid', number],
    agentId: ['resourceId', id],
    /** Whose it is until now, where whoever gives it has been told so and takes it from that agent. */
    formerAgentId: ['formerResourceId', z.optional(z.nullable(id))],
    /** The agent's other cards are lost or broken: they open nothing any more. */
    isOnly: ['isOnlyCard', z._default(z.boolean(), false)],
  }),
  output: shape({ cardCount: ['card_count', count] }),
})

/** Somebody who has a card, or may be given one. */
export const cardAgent = shape({ id: ['id', id], name: ['name', z.string()], cardCount: ['card_count', count] })
export type CardAgent = z.output<typeof cardAgent>

export const readCardHolder = call({
  method: 'GET',
  path: '/nfc_cards/holder',
  does: 'Whose an NFC card is; null: nobody’s yet.',
  isOurs: true,
  access: may.giveCards,
  secrets: ['resourceNfcUid'],
  refuses: ['MANAGER_ACCESS_REQUIRED', 'ON_TIME_NFC_NOT_INITIALIZED', 'INVALID'],
  example: { resourceNfcUid: '04:A2:3F:12:88:60:81' },
  input: shape({ number: ['resourceNfcUid', number] }),
  output: shape({ agent: ['resource', z.nullable(cardAgent)] }),
})

export const listCardAgents = call({
  method: 'GET',
  path: '/nfc_cards/resources',
  does: 'Agents who may be given a card, at most 50: at a device those of its sites, around now.',
  isOurs: true,
  access: may.giveCards,
  refuses: ['MANAGER_ACCESS_REQUIRED'],
  input: shape({ search: ['search', z.optional(text(100))] }),
  output: shape({ agents: ['resources', z.array(cardAgent)] }),
})
