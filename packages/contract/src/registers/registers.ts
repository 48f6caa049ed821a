import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { historyOutput, historyPage } from '../changes/changes.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { count, id } from '../kit/values.ts'
import { registerNames } from './registers.all.ts'

export const about = 'The lists that a company keeps for itself: holidays, zones, activities, reasons, news and more.'

const name = z.enum(registerNames)

export const countRegisters = call({
  method: 'GET',
  path: '/company/lists',
  does: 'How many rows each list of the company has, without what is archived.',
  isOurs: true,
  access: may.administer,
  input: z.object({}),
  output: shape({ counts: ['counts', z.array(shape({ name: ['name', name], count: ['count', count] }))] }),
})

export const readRegisterHistory = call({
  method: 'GET',
  path: '/company/lists/history',
  does: 'What was changed in one list of the company, or of one of its rows, the latest first.',
  isOurs: true,
  access: may.administer,
  example: { name: 'holidays' },
  input: shape({ name: ['name', name], id: ['id', z.optional(id)], ...historyPage }),
  output: historyOutput,
})

/** A list of the company has changed: the forms that offer its rows, and what is counted by it. */
export const registerChanged = event({ name: 'companyListChanged', payload: shape({ name: ['name', name] }) })
