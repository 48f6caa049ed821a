import { monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import { named } from '../address.ts'
import { dayIn, id, monthIn } from '../parameters.ts'
import type { Parameter, Values } from '../query.ts'

const month: Parameter<Month> = {
  name: 'month',
  read: (given, { today, textOf }) => monthIn(given) ?? monthOf(dayIn(textOf('date')) ?? today),
  write: (value) => value,
}
const day: Parameter<Day | null> = { name: 'date', read: (given) => dayIn(given), write: (value) => value ?? undefined }

/** Mes disponibilités: the month that is named, else that of the day that is named, else the current one. */
export const availabilitiesAddress = named('/availabilities', {
  month,
  day,
  /** Those of one contract alone. */
  contractId: id('contractId'),
})
export type AvailabilitiesView = Values<typeof availabilitiesAddress.query>
