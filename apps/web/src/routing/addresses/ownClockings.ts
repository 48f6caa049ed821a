import { named } from '../address.ts'
import { monthUnlessCurrent } from '../parameters.ts'
import type { Parameter } from '../query.ts'

const uuid = (name: string): Parameter<string | null> => ({
  name,
  read: (given) => (given !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(given) ? given : null),
  write: (value) => value ?? undefined,
})

/** Mes pointages: an agent's own acts of a month, and the one whose receipt is open. */
export const ownClockingsAddress = named('/mes-pointages', { month: monthUnlessCurrent, openUuid: uuid('recu') })
