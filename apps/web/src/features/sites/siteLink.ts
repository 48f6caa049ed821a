import type { Month } from '@vigie/contract/kit/time.ts'
import { siteAddress } from '../../routing/addresses/sites.ts'
import { linkTo } from '../../routing/linkTo.ts'

/** A site's sheet in a month (coverage 3.024). */
export const siteLink = (siteId: number, month: Month) => linkTo(siteAddress, { siteId, month })
