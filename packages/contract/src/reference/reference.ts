import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, id } from '../kit/values.ts'

export const about = 'The lists that the company chooses from, and the counters of menus.'

/** A line of a list that the company chooses from. */
export const named = shape({ id: ['id', id], name: ['name', z.string()] })

const list = (path: `/${string}`, does: string) =>
  call({ method: 'GET', path, does, access: may.signedIn, input: z.object({}), output: z.object({ items: z.array(named) }) })

/** How many the reader has not seen yet; null where the reader is offered none of the kind: nothing was counted. */
const unseen = z.nullable(count)

/**
 * Counts of what the reader has not seen (coverage 7.040): zero for a manager, who reads for no one
 * else. Missions are offered to agents only: for others the count is null, shown as no badge.
 */
export const readUnseen = call({
  method: 'GET',
  path: '/counters',
  does: 'How many documents and missions the reader has not seen; null where the reader is offered none of the kind.',
  access: may.seeCounters,
  input: z.object({}),
  output: shape({
    unseenClientFileCount: ['unseenClientFiles', unseen],
    unseenCompanyFileCount: ['unseenCompanyFiles', unseen],
    unseenPartnerFileCount: ['unseenPartnerFiles', unseen],
    unseenMissionCount: ['unseenMissions', unseen],
  }),
})

export const listActivities = list('/activities', "The company's activities (guarding, reception …).")
export const listPrestations = list('/prestations/types', 'The kinds of service sold.')
export const listContractTypes = list('/contract/types', 'The kinds of contract.')
export const listProfiles = list('/profiles', 'The profiles of shifts (day, night …).')

export const listUnavailabilityTypes = call({
  method: 'GET',
  path: '/unavailability/types',
  does: 'Why an agent may be away (leave, illness, training …).',
  access: may.signedIn,
  input: z.object({}),
  output: shape({ types: ['unavailabilitiesTypes', z.array(named)] }),
})
