import { clockOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTimeWords } from '../../ui/timeWords.ts'
import type { SharedPost, Stretch } from './post.rules.ts'
import type { ShiftInState } from './states.rules.ts'

/** By the clock of the site. */
export const clockAt = (at: Instant, { timeZone }: Pick<Shift, 'timeZone'>): string => clockOf(localOf(at, timeZone))

/** What is written of a post that changed hands, in the reader's language. */
export function usePostWords() {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  return useMemo(() => {
    /** Who is to come to an empty post; null: its agent has come already, and left. */
    const awaited = ({ last }: SharedPost): string | null => {
      if (last.agentId === null) return t('shifts.post.nobody')
      if (last.isClockInUnconfirmed) return t('shifts.post.unconfirmed')
      return last.arrivedAt === null ? t('shifts.post.awaited', { time: clockOf(last.startsLocal) }) : null
    }
    /** The state of a post that is empty, or is held again; null: the word of its service says all. */
    const state = ({ shift: { post }, state: word, minutes }: ShiftInState): string | null => {
      if (post?.emptySince && word === 'postEmpty') {
        return [t('shifts.post.emptySince', { time: clockAt(post.emptySince, post.last) }), awaited(post)].filter(Boolean).join(' · ')
      }
      if (!post?.heldAgain || word !== 'heldAgain') return null
      return t('shifts.post.heldAgain', { time: clockAt(post.heldAgain, post.last), duration: duration(minutes) })
    }
    const times = ({ last }: SharedPost, { from, until, isOpen }: Stretch): string =>
      isOpen
        ? t('shifts.post.since', { start: clockAt(from, last) })
        : t('shifts.times', { start: clockAt(from, last), end: clockAt(until, last) })
    /** `vide 22:00 – 22:55`: the empty stretches, in order. */
    const empty = (post: SharedPost): string[] =>
      post.stretches.filter(({ held }) => held === null).map((one) => t('shifts.post.empty', { times: times(post, one) }))
    return { state, times, empty }
  }, [t, duration])
}
