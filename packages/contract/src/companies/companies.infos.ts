import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id, timeZone } from '../kit/values.ts'

// Apart from what a page asks before the sign-in.
export const readCompany = call({
  method: 'GET',
  path: '/company/infos',
  does: 'What those who are signed in may know of their company.',
  isBeforePassword: true,
  access: may.signedIn,
  input: z.object({}),
  output: shape({
    id: ['id', id],
    code: ['client_code', z.string()],
    name: ['name', z.string()],
    timeZone: ['time_zone', timeZone],
    apiVersion: ['apiVersion', z.string()],
    logoUrl: ['logo', z.nullable(z.string())],
    declarationNumber: ['declaration_number', z.nullable(z.string())],
    urgencyPhone: ['phone_urgency', z.string()],
  }),
})
