import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id } from '../kit/values.ts'
import { obstacleCodes } from '../planning/planning.obstacles.ts'

/** How an agent's papers stand for a post, on the day of the last service that asks for them. */
export const paperStates = ['valid', 'expired', 'unsuitable', 'missing'] as const
export type PaperState = (typeof paperStates)[number]

const paper = shape({
  /** Of the catalogue; null: the professional card. */
  name: ['name', z.nullable(z.string())],
  state: ['state', z.enum(paperStates)],
})
export type Paper = z.output<typeof paper>

/** What an agent should know before it answers. It prevents no answer: a manager decides. */
const warning = shape({
  code: ['code', z.enum(obstacleCodes)],
  /** In the reader's language, with its law or article. */
  message: ['message', z.string()],
})

export const readOffer = call({
  method: 'GET',
  path: '/missions/offer',
  does: 'What an agent has to know of a mission before it answers: what the posts ask for and how its own papers stand, what of the law speaks against it beside its published planning, and the instructions of the sites.',
  isOurs: true,
  access: may.answerMissions,
  refuses: ['NOT_FOUND'],
  input: shape({ id: ['mission_id', id] }),
  output: shape({
    /** Empty once there is nothing to answer any more. */
    papers: ['papers', z.array(paper)],
    warnings: ['warnings', z.array(warning)],
    /** To whom it was given, and as long as it can be answered; of the others none. */
    instructions: ['instructions', z.array(shape({ siteId: ['site_id', id], text: ['text', z.string()] }))],
  }),
})
