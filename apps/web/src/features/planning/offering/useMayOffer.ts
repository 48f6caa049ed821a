import * as may from '@vigie/contract/access.calls.ts'
import { hasFeature } from '@vigie/contract/companies/settings.ts'
import { mayUse } from '../../../session/subject.ts'
import { useExchange } from '../../../session/store.ts'

/** Whether the reader plans, and missions are in use in its company. */
export function useMayOffer(): boolean {
  const exchange = useExchange()
  const areUsed = exchange.environment.settings.is_mission_enabled && hasFeature(exchange.apiVersion, 'notifMission')
  return areUsed && mayUse(exchange, may.assignShifts)
}
