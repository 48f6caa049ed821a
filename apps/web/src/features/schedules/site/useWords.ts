import { clockOf, dayOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { groupOfShift } from '@vigie/contract/schedules/schedules.rules.ts'
import type { AgentPublication } from '@vigie/contract/schedules/schedules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { PostShift } from '../../../domains/shifts/post.rules.ts'
import { usePostWords } from '../../../domains/shifts/usePostWords.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { useExchange } from '../../../session/store.ts'
import { useTimeWords } from '../../../ui/timeWords.ts'
import type { Column } from './useSiteSchedule.ts'
import { markedState } from './marks.ts'

/** What is said of the cells of a schedule, in the reader's language. */
export function useWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { settings } = useExchange().environment
  const { duration, zone } = useTimeWords()
  const post = usePostWords()
  return useMemo(() => {
    const nameOf = ({ agentId, agentName }: Pick<Shift, 'agentId' | 'agentName'>): string =>
      agentId === null ? t('schedules.site.unassigned') : (agentName ?? t('schedules.site.nameless'))
    const times = ({ startsLocal, endsLocal }: Pick<Shift, 'startsLocal' | 'endsLocal'>): string =>
      t('schedules.site.times', { start: clockOf(startsLocal), end: clockOf(endsLocal) })
    /** What has become of a shift; null before its time. */
    const stateOf = (marked: ReturnType<typeof markedState>): string | null =>
      marked.mark && (post.state(marked) ?? t(`shifts.states.${marked.state}`))
    /** The empty stretches of a post that changed hands; null where there are none. */
    const empty = (shift: PostShift): string | null => (shift.post && post.empty(shift.post).join(', ')) || null
    /**
     * A shift whole, for whoever listens: times and agent as they stand on a bar (WCAG 2.5.3), then day, colour group and
     * state. Where several sites stand together, with its own.
     */
    const whole = (shift: PostShift, now: Instant, isOfSites: boolean): string => {
      const marked = markedState(shift, now, settings)
      const shown = [times(shift), nameOf(shift), isOfSites && shift.siteName].filter(Boolean).join(' ')
      const day = writtenDay(dayOf(shift.startsLocal), language, 'whole')
      const group = t(`schedules.groups.${groupOfShift(shift)}`)
      return [shown, day, group, stateOf(marked), empty(shift)].filter(Boolean).join(', ')
    }
    const dayName = ({ day, holiday }: Column, today: Day): string => {
      const name = writtenDay(day, language, 'whole')
      const told = day === today ? t('schedules.site.today', { day: name }) : name
      return holiday ? `${told}, ${holiday}` : told
    }
    const publication = (of: AgentPublication | undefined): string | null => {
      if (!of) return null
      if (of.hasChanged) return t('schedules.site.publication.changed')
      if (of.validatedAt) return t('schedules.site.publication.validated')
      return of.publishedAt ? t('schedules.site.publication.published') : t('schedules.site.publication.unpublished')
    }
    return { nameOf, times, stateOf, empty, whole, dayName, publication, duration, zone }
  }, [t, language, settings, duration, zone, post])
}
export type Words = ReturnType<typeof useWords>

/** A sum of minutes in words; none is a dash. */
export const sumIn = ({ duration }: Pick<Words, 'duration'>, minutes: number): string => (minutes === 0 ? '–' : duration(minutes))
