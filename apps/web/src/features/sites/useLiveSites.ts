import { listSold } from '@vigie/contract/planning/planning.sold.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { listContacts, readSite } from '@vigie/contract/sites/sites.sheet.ts'
import { listSites, siteChanged } from '@vigie/contract/sites/sites.ts'
import { useLive } from '../../api/live.ts'
import { invalidate } from '../../api/queries.ts'

/** Milliseconds in which several changes are asked for once: a publication tells one for each agent. */
const gathered = 250
const changes = [siteChanged, scheduleChanged]

/** Asks anew for what a site says of itself, and for the figures of its months, for as long as either is shown. */
export const useLiveSites = (): void => useLive(changes, () => void invalidate(listSites, readSite, listContacts, listSold), gathered)
