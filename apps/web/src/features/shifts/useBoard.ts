import { addDays, type Instant } from '@vigie/contract/kit/time.ts'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShiftsView } from '../../routing/addresses/shifts.ts'
import { matcher } from '@vigie/contract/kit/matching.ts'
import { useUnfit } from '../../domains/shifts/useUnfit.ts'
import { useExchange } from '../../session/store.ts'
import { figuresOf } from './figures/figures.ts'
import { makeJudge, type Judged } from './judge.ts'
import { useHeldOrder } from './useHeldOrder.ts'
import { useShifts } from './useShifts.ts'

const nothing: readonly never[] = []

/** The server says whose agent may not have it. */
const withUnfit = (row: Judged, unfit: ReadonlyMap<number, unknown>): Judged =>
  unfit.has(row.shift.id) ? { ...row, fits: { ...row.fits, unfit: true } } : row

/** The day as the screen shows it: judged now, counted, narrowed, in order. `isCovered`: a service lies over the list. */
export function useBoard({ day, siteId, filter, shiftId, search, sort }: ShiftsView, now: Instant, isCovered: boolean) {
  const { settings } = useExchange().environment
  const { t } = useTranslation()
  const query = useShifts(day)
  const shifts = query.data?.shifts ?? nothing
  const judge = useMemo(() => makeJudge(settings), [settings])
  // A night that began the day before is in the list as well.
  const { shifts: unfitShifts } = useUnfit(addDays(day, -1), day)
  const unfit = useMemo(() => new Map(unfitShifts.map((one) => [one.id, one])), [unfitShifts])
  const judged = useMemo(() => judge(shifts, now), [judge, shifts, now])
  const all = useMemo(() => (unfit.size === 0 ? judged : judged.map((row) => withUnfit(row, unfit))), [judged, unfit])
  const ofSite = useMemo(() => (siteId === null ? all : all.filter(({ shift }) => shift.siteId === siteId)), [all, siteId])
  const figures = useMemo(() => figuresOf(ofSite), [ofSite])
  // Typing stays ahead of a list of thousands.
  const typed = useDeferredValue(search)
  const shown = useMemo(() => {
    const fits = matcher(typed)
    return ofSite.filter((row) => row.fits[filter] && fits(`${row.shift.agentName ?? ''} ${row.shift.siteName} ${row.shift.clientName}`))
  }, [ofSite, filter, typed])
  const { rows, hold } = useHeldOrder(shown, sort, `${day} ${siteId} ${filter} ${typed} ${sort}`, isCovered)
  const sites = useMemo(() => {
    const inDay = new Map<number, { client: string; count: number }>()
    for (const shift of shifts) {
      const known = inDay.get(shift.siteId)
      if (known) known.count += 1
      else inDay.set(shift.siteId, { client: shift.clientName, count: 1 })
    }
    const offered = (query.data?.sites ?? nothing).filter(({ id }) => inDay.has(id) || id === siteId)
    return offered.map(({ id, name }) => {
      const { client, count } = inDay.get(id) ?? { client: '', count: 0 }
      return { id, label: name, note: [client, t('shifts.serviceCount', { count })].filter(Boolean).join(' · ') }
    })
  }, [query.data?.sites, shifts, siteId, t])
  return { query, rows, hold, sites, total: all.length, figures, unfit, opened: all.find(({ shift }) => shift.id === shiftId) }
}
