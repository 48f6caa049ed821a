import { demandStatus } from '@vigie/contract/demands/demands.forms.ts'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import type { DemandEffects } from '@vigie/contract/demands/demands.effects.ts'

/** What has become of a demand since it was read: its author asks for something else, a manager has said something to it, or both. */
export function movedSince(known: Demand, now: Demand): { readonly isAsked: boolean; readonly isSaid: boolean } {
  // After one's own answer the list may still hold the one before it.
  if (now.version <= known.version) return { isAsked: false, isSaid: false }
  return { isAsked: askedOf(known) !== askedOf(now), isSaid: saidOf(known) !== saidOf(now) && now.status !== demandStatus.pending }
}

const askedOf = ({ typeId, fields, text, amount, unavailabilityName, unavailableFrom, unavailableUntil, files }: Demand): string => {
  const inOrder = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([
    typeId,
    inOrder,
    text,
    amount,
    unavailabilityName,
    unavailableFrom,
    unavailableUntil,
    files.map(({ path }) => path),
  ])
}
const saidOf = ({ status, response, handledAt, handledByName }: Demand): string =>
  JSON.stringify([status, response, handledAt, handledByName])

/** What accepting changes was something else when it was read: the planning alone has moved, or whatever else; null: it is the same. */
export function effectsMoved(known: DemandEffects, now: DemandEffects): 'planning' | 'other' | null {
  if (shownOf(known) === shownOf(now)) return null
  return known.absence && now.absence && daysOf(known.absence) === daysOf(now.absence) ? 'planning' : 'other'
}

const shownOf = ({ absence, changes }: DemandEffects): string => JSON.stringify([absence, changes])
const daysOf = ({ typeName, startsOn, endsOn }: NonNullable<DemandEffects['absence']>): string =>
  JSON.stringify([typeName, startsOn, endsOn])
