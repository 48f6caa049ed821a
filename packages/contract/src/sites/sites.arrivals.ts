import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, id, latitude, longitude } from '../kit/values.ts'

export const readArrivals = call({
  method: 'GET',
  path: '/sites/{siteId}/arrivals',
  does: 'How large a perimeter around a point would have held each arrival by phone of the last 60 days: what a change of position or perimeter would have changed. Of no site without a position and of none given.',
  access: may.editSites,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { siteId: 1, latitude: 43.6045, longitude: 1.444 },
  input: shape({
    siteId: ['siteId', id],
    /** The point that is measured from; by default the site's own. */
    latitude: ['latitude', z.optional(latitude)],
    longitude: ['longitude', z.optional(longitude)],
  }),
  output: shape({
    /** Whole metres, one for each arrival whose position is still kept, in rising order; null: there is no point. */
    neededMetres: ['needed_metres', z.nullable(z.array(count))],
  }),
})
