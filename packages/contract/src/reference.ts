import * as z from 'zod/mini'
import { may } from './access.ts'
import { call } from './kit/call.ts'
import { shape } from './kit/shape.ts'
import { id } from './kit/values.ts'

const named = shape({ id: ['id', id], name: ['name', z.string()] })

const list = (path: `/${string}`, does: string) =>
  call({ method: 'GET', path, does, access: may.signedIn, asks: z.object({}), gives: z.object({ items: z.array(named) }) })

export const listActivities = list('/activities', "The company's activities (guarding, reception …).")
export const listPrestations = list('/prestations/types', 'The kinds of service sold.')
export const listContractTypes = list('/contract/types', 'The kinds of contract.')
export const listProfiles = list('/profiles', 'The profiles of shifts (day, night …).')
