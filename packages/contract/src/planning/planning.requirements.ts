import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { qualification, qualificationKinds } from '../agents/qualifications.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id, ordinal, writtenText } from '../kit/values.ts'

/** What a post may require; a nationality is not among them. */
export const requirableKinds = qualificationKinds.filter((kind) => kind !== 'nationality')

/** So many may be asked for at once. */
export const mostRequirements = 50

/** Characters of a card's activity. */
export const longestActivity = 100

/** What a kind of service requires of its agent. */
export const prestationRequirements = shape({
  id: ['id', id],
  name: ['name', z.string()],
  /** A professional card that is valid on the day. */
  isCardRequired: ['is_card_required', z.boolean()],
  /** The activity that the card must allow; empty: any. */
  cardActivity: ['card_activity', z.string()],
  /** Of the catalogue, each valid on the day. */
  qualificationIds: ['qualificationIds', z.array(id)],
  version: ['version', ordinal],
})
export type PrestationRequirements = z.output<typeof prestationRequirements>

export const listRequirements = call({
  method: 'GET',
  path: '/prestations/requirements',
  does: 'What each kind of service asks of whoever serves, by name, and the catalogue that it is chosen from.',
  isOurs: true,
  access: may.administer,
  input: shape({}),
  output: shape({
    prestations: ['prestations', z.array(prestationRequirements)],
    qualifications: ['qualifications', z.array(qualification)],
  }),
})

export const changeRequirements = call({
  method: 'PUT',
  path: '/prestations/requirements',
  does: 'Says what a kind of service asks for, from now on: who could have its services, and who is refused, follows at once. Services that are given already stay.',
  isOurs: true,
  access: may.administer,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  input: shape({
    id: ['prestation_id', id],
    isCardRequired: ['is_card_required', z.boolean()],
    /** Unset: as it is. */
    cardActivity: ['card_activity', z.optional(writtenText(longestActivity))],
    qualificationIds: ['qualificationIds', z.array(id).check(z.maxLength(mostRequirements))],
    version: ['version', ordinal],
  }),
  output: z.object({ prestation: prestationRequirements }),
})
