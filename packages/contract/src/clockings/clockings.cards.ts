import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, id, instant, text } from '../kit/values.ts'

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
    /** Its present holder, when the giver takes it from that agent knowingly. */
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

/** A card that an agent has. Its number opens services (decisions/09-tablet): here are its last four figures, and an id of its own. */
export const agentCard = shape({
  id: ['id', id],
  ending: ['ending', z.string()],
  /** Both null: it came with an import. */
  givenAt: ['given_at', z.nullable(instant)],
  givenBy: ['given_by', z.nullable(z.string())],
  /** As the device is called now; null: it was given at a desk, or came with an import. */
  deviceName: ['deviceName', z.nullable(z.string())],
})
export type AgentCard = z.output<typeof agentCard>

export const listCards = call({
  method: 'GET',
  path: '/nfc_cards',
  does: "An agent's NFC cards, the last given first; never their numbers.",
  isOurs: true,
  access: may.manageCards,
  refuses: ['NOT_FOUND'],
  example: { resourceId: 1 },
  input: shape({ agentId: ['resourceId', id] }),
  output: shape({ cards: ['cards', z.array(agentCard)] }),
})

export const removeCard = call({
  method: 'DELETE',
  path: '/nfc_cards',
  does: 'Takes an NFC card from an agent: it opens nothing any more. What was clocked with it stays.',
  isOurs: true,
  access: may.manageCards,
  refuses: ['NOT_FOUND'],
  input: shape({ agentId: ['resourceId', id], cardId: ['nfcCardId', id] }),
  output: z.object({ success: z.boolean() }),
})
