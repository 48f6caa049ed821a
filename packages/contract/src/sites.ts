import * as z from 'zod/mini'
import { may } from './access.ts'
import { call } from './kit/call.ts'
import { shape } from './kit/shape.ts'
import { id, text, timeZone } from './kit/values.ts'

export const site = shape({
  id: ['id', id],
  clientId: ['client_id', id],
  clientName: ['client_name', z.string()],
  name: ['name', z.string()],
  code: ['code', z.string()],
  address: ['address', z.string()],
  addressComplement: ['address_complement', z.string()],
  city: ['city', z.string()],
  postcode: ['postcode', z.string()],
  timeZone: ['time_zone', timeZone],
  isClockingEnabled: ['is_clocking_enabled', z.boolean()],
})
export type Site = z.output<typeof site>

export const listSites = call({
  method: 'GET',
  path: '/sites',
  does: 'The sites that the caller may see, by name.',
  access: may.seeSites,
  asks: shape({
    search: ['search', z.optional(text(100))],
    clockingSiteEnabled: ['clockingSiteEnabled', z.optional(z.boolean())],
  }),
  gives: z.object({ sites: z.array(site) }),
})
