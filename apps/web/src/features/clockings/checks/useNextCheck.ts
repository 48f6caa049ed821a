import { nextCheckAt, notBeforeSaid, openCheck } from '@vigie/contract/clockings/clockings.checks.rules.ts'
import { clockOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../session/store.ts'

/** «Prochain contrôle à 14:10» of a service that runs. Null where none will be made, and while one may be answered: that comes first. */
export function useNextCheck(shift: Shift, looked: Instant): string | null {
  const { t } = useTranslation()
  const { features, settings } = useExchange().environment
  const now = notBeforeSaid(shift, looked)
  if (!features.includes('shiftChecks') || !settings.is_clocking_enabled || openCheck(shift, now, settings) !== null) return null
  const at = nextCheckAt(shift, now, settings)
  return at && t('clockings.checks.next', { time: clockOf(localOf(at, shift.timeZone)) })
}
