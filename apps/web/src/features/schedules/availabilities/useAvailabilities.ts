import { availabilitiesChanged, listAvailabilities } from '@vigie/contract/availabilities/availabilities.ts'
import * as may from '@vigie/contract/access.calls.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { isOffline } from '../../../api/errors.ts'
import { useLive } from '../../../api/live.ts'
import { invalidate, useAsk } from '../../../api/queries.ts'
import { useLiveSchedules } from '../../../domains/schedules/useLiveSchedules.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'

const changes = [availabilitiesChanged]
const again = () => void invalidate(listAvailabilities)

/** One's own availabilities of a month, live, with the services of it where one sees them; without network what this phone has of them. */
export function useAvailabilities(month: Month, contractId: number | null) {
  const seesSchedule = mayUse(useExchange(), may.seeSchedules)
  useLive(changes, again)
  useLiveSchedules()
  const { data, error, refetch } = useAsk(listAvailabilities, { month })
  const schedule = useAsk(readSchedules, { month }, { isEnabled: seesSchedule })
  const offered = data?.availabilities.filter((one) => contractId === null || one.contractId === contractId)
  return {
    answer: data && offered ? { ...data, availabilities: offered } : undefined,
    shifts: schedule.data?.shifts ?? [],
    /** Nobody answers: what is shown is what this phone knows. */
    isOffline: data !== undefined && isOffline(error),
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  }
}
