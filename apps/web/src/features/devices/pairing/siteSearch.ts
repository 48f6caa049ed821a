import type { Site } from '@vigie/contract/sites/sites.ts'
import { matcher } from '@vigie/contract/kit/matching.ts'

/** The sites whose name, code, town or client the search means. */
export function sitesMatching(sites: readonly Site[], search: string): readonly Site[] {
  const isMeant = matcher(search)
  return sites.filter(({ name, code, city, postcode, clientName }) => isMeant([name, code, postcode, city, clientName].join(' ')))
}
