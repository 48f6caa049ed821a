import type { Instant } from '@vigie/contract/kit/time.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'
import type { Judged } from './judge.ts'
import { useFreshShifts } from './useLiveShifts.ts'
import { useShiftWords } from '../../domains/shifts/useShiftWords.ts'

/** So many changes at once are told one by one; of more, how many they are. */
const few = 2
/** Milliseconds in which changes are gathered: at seven o'clock they come by the dozen, and a voice takes its time for each. */
const gathered = 1500

interface ToldChangesProps {
  readonly rows: readonly Judged[]
  readonly now: Instant
}

/** What has just changed in the list by somebody's act, each once, for those who do not see the rows turn. */
export function ToldChanges(list: ToldChangesProps) {
  const { t } = useTranslation()
  const words = useShiftWords()
  const fresh = useFreshShifts()
  const [told, tell] = useState('')
  const textOf = (ids: ReadonlySet<number>): string => {
    const changed = list.rows.filter(({ shift }) => ids.has(shift.id))
    if (changed.length > few) return t('shifts.changed', { count: changed.length })
    const sentence = (row: Judged) =>
      t('common.named', { name: row.shift.agentName ?? row.shift.siteName, value: words.state(row, list.now) })
    return changed.map(sentence).join('. ')
  }
  const latest = useRef(textOf)
  useEffect(() => {
    latest.current = textOf
  })
  const untold = useRef(new Set<number>())
  const known = useRef<ReadonlySet<number>>(fresh)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    for (const id of fresh) if (!known.current.has(id)) untold.current.add(id)
    known.current = fresh
    if (untold.current.size === 0 || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      tell(latest.current(untold.current))
      untold.current = new Set()
    }, gathered)
  }, [fresh])
  useEffect(() => () => clearTimeout(timer.current), [])
  return <LiveRegion className="visually-hidden">{told}</LiveRegion>
}
