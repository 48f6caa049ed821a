import type { LinkableSite } from '@vigie/contract/devices/devices.ts'
import { matcher } from '@vigie/contract/kit/matching.ts'

/** The sites that a search means, nearest first; those whose distance nobody knows come last, in the order that they have. */
export function nearestOf(sites: readonly LinkableSite[], search: string): readonly LinkableSite[] {
  const isMeant = matcher(search)
  const far = ({ distanceMetres }: LinkableSite) => distanceMetres ?? Number.POSITIVE_INFINITY
  return sites
    .filter(({ name, address, city }) => isMeant([name, address, city].join(' ')))
    .toSorted((one, other) => (far(one) === far(other) ? 0 : far(one) - far(other)))
}
