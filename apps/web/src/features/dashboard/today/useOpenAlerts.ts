import { alertsChanged, listAlerts } from '@vigie/contract/alerts/alerts.ts'
import { useLive } from '../../../api/live.ts'
import { invalidate, useAsk } from '../../../api/queries.ts'

const changes = [alertsChanged] as const
/** Milliseconds for which events are gathered before alerts are counted anew. */
const gathered = 300

/** How many alerts nobody has taken charge of, kept true while it is shown. */
export function useOpenAlerts({ isEnabled }: { readonly isEnabled: boolean }): { readonly count: number; readonly isLoading: boolean } {
  const { data, isLoading } = useAsk(listAlerts, { state: 'open', sort: '-since', limit: 1 }, { isEnabled, staleTime: 0 })
  useLive(changes, () => void invalidate(listAlerts), gathered)
  return { count: data?.counts?.state.open ?? 0, isLoading }
}
