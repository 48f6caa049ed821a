import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id } from '../kit/values.ts'

/** Somebody who can be called about a service: its agent, who is at its site now, the site, and the contacts of the site and its client. */
export const shiftContact = shape({
  who: ['who', z.enum(['agent', 'colleague', 'site', 'contact'])],
  name: ['name', z.string()],
  phone: ['phone', z.string()],
})
export type ShiftContact = z.output<typeof shiftContact>

export const listShiftContacts = call({
  method: 'GET',
  path: '/shifts/contacts',
  does: 'Whom to call about a service, in this order: its agent, its site, the colleagues who are at the site now, the contacts of the site. Agents, and the site with its contacts, only where the manager may see them.',
  access: may.seeServices,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: shape({ shiftId: ['vacation_id', id] }),
  output: shape({ contacts: ['contacts', z.array(shiftContact)] }),
})
