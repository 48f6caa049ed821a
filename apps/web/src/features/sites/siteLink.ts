import type { Month } from '@vigie/contract/kit/time.ts'

/** What a link to an address needs; addresses of screens are texts to the router. */
type LinkTo = { readonly to: '/'; readonly search: never }
const link = (to: string, search: Readonly<Record<string, string | undefined>>): LinkTo => ({ to, search }) as unknown as LinkTo

/** A site's sheet in a month (specification, section 2). */
export const siteLink = (siteId: number, month: Month): LinkTo => link('/site/site', { siteId: String(siteId), month })
/** A site's schedule in a month, and its services of today. */
export const scheduleLink = (siteId: number, month: Month): LinkTo => link('/site-schedule', { siteId: String(siteId), month })
export const servicesLink = (siteId: number): LinkTo => link('/services', { siteId: String(siteId) })
