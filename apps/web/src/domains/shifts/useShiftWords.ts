import { dayOf, epochOf, localOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import { useTimeWords } from '../../ui/timeWords.ts'
import { usePostWords } from './usePostWords.ts'
import { markOf, wordOf, type ShiftInState } from './states.rules.ts'

/** Minutes that a shift's own texts are ahead of UTC: the wire says both, so nothing is looked up. */
const offsetOfShift = ({ startsLocal, startsAt }: Pick<Shift, 'startsLocal' | 'startsAt'>): number =>
  Math.round((Date.parse(`${startsLocal.replace(' ', 'T')}Z`) - epochOf(startsAt)) / 60_000)

/** What is said of shifts, in the reader's language. */
export function useShiftWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { duration, span, zone } = useTimeWords()
  const post = usePostWords()
  return useMemo(() => {
    const state = (judged: ShiftInState, now: Instant): string => {
      const { word, minutes } = wordOf(judged, now)
      const said = post.state(judged) ?? t(`shifts.states.${word}`, { duration: minutes === null ? '' : span(minutes) })
      const mark = markOf(judged)
      return mark ? t('shifts.with', { state: said, mark: t(`shifts.marks.${mark}`) }) : said
    }
    /** Where the clock of a shift is, when it differs from the company's. */
    const zoneOf = (shift: Shift): string | null => zone(shift.timeZone, shift.startsAt, offsetOfShift(shift))
    /** What stands beside the hours of a shift in a list of one day: its own day where it begins on another, and whose clock it is. */
    const beside = (shift: Shift, day: Day): string | null => {
      const own = dayOf(shift.startsLocal)
      return [own === day ? null : writtenDay(own, language, 'short'), zoneOf(shift)].filter(Boolean).join(' · ') || null
    }
    return { duration, span, state, zone: zoneOf, beside }
  }, [t, language, duration, span, zone, post])
}

/** The day that it is where a shift is. */
export const todayAt = ({ timeZone }: Pick<Shift, 'timeZone'>, now: Instant): Day => dayOf(localOf(now, timeZone))
