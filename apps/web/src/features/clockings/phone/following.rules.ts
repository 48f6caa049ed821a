import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'

type Planned = Pick<Shift, 'id' | 'startsAt' | 'arrivedAt' | 'leftAt'>

/** The service after those that are shown: the first that is still to begin. */
export const followingOf = <T extends Planned>(shifts: readonly T[], shownIds: readonly number[], now: Instant): T | undefined =>
  shifts
    .filter(({ id, startsAt, arrivedAt, leftAt }) => !shownIds.includes(id) && startsAt > now && arrivedAt === null && leftAt === null)
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))[0]
