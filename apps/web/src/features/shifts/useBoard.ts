import type { Instant } from '@vigie/contract/kit/time.ts'
import { useDeferredValue, useMemo } from 'react'
import { matcher } from '../../kit/matching.ts'
import { useExchange } from '../../session/store.ts'
import { figuresOf } from './figures.ts'
import { makeJudge } from './judge.ts'
import { useHeldOrder } from './useHeldOrder.ts'
import { useServices } from './useServices.ts'
import type { View } from './view.ts'

const nothing: readonly never[] = []

/** The day as the screen shows it: judged now, counted, narrowed, in order. */
export function useBoard({ day, siteId, filter, shiftId, search }: View, now: Instant) {
  const { settings } = useExchange().environment
  const query = useServices(day)
  const services = query.data?.services ?? nothing
  const judge = useMemo(() => makeJudge(settings), [settings])
  const all = useMemo(() => judge(services, now), [judge, services, now])
  const ofSite = useMemo(() => (siteId === null ? all : all.filter(({ shift }) => shift.siteId === siteId)), [all, siteId])
  const figures = useMemo(() => figuresOf(ofSite), [ofSite])
  // Typing stays ahead of a list of thousands.
  const typed = useDeferredValue(search)
  const shown = useMemo(() => {
    const fits = matcher(typed)
    return ofSite.filter((row) => row.fits[filter] && fits(`${row.shift.agentName ?? ''} ${row.shift.siteName} ${row.shift.clientName}`))
  }, [ofSite, filter, typed])
  const { rows, hold } = useHeldOrder(shown, `${day} ${siteId} ${filter} ${typed}`)
  const sites = useMemo(() => {
    const inDay = new Set(services.map((shift) => shift.siteId))
    const offered = (query.data?.sites ?? nothing).filter(({ id }) => inDay.has(id) || id === siteId)
    return offered.map(({ id, name }) => ({ id, label: name }))
  }, [query.data?.sites, services, siteId])
  return { query, rows, hold, sites, total: all.length, figures, opened: all.find(({ shift }) => shift.id === shiftId) }
}
