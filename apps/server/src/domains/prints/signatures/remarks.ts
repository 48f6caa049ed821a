import { clockOf, dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { SignedTime } from '../paper/pages.ts'
import type { Words } from '../paper/paper.words.ts'
import type { Said, SignedAct } from './signed.rules.ts'

interface At {
  readonly timeZone: string
  readonly words: Words
}
type Side = 'Arrival' | 'Departure'

const clock = (at: Instant, { timeZone }: At) => clockOf(localOf(at, timeZone))
const said = ({ on, by }: Said, { timeZone, words }: At) => ({ day: words.dayOfMonth(dayOf(localOf(on, timeZone))), name: by ?? '–' })

/** The time that was in effect, with the one that was recorded first: `04:58 (1re : 05:09)`. */
function goneTime({ happenedAt, firstAt }: SignedAct['gone'][number], side: Side, at: At): string {
  const time = clock(happenedAt, at)
  if (firstAt === null) return time
  return `${time} (${at.words.said(side === 'Departure' ? 'signatures.firstDeparture' : 'signatures.first', { time: clock(firstAt, at) })})`
}

/** A time as it stands in its cell, with what marks it. Without one the dotted line stays to be filled. */
export function timeOf(act: SignedAct, side: Side, at: At): SignedTime {
  const { words } = at
  const ofDeparture = side === 'Departure' ? 'Departure' : ''
  const notes = [
    act.corrected && words.said(`signatures.corrected${ofDeparture}`),
    act.firstAt && words.said(`signatures.first${ofDeparture}`, { time: clock(act.firstAt, at) }),
    act.at !== null && act.isUnconfirmed && words.said('signatures.unconfirmed'),
  ]
  return { time: act.at === null ? '' : clock(act.at, at), notes: notes.filter((note) => typeof note === 'string') }
}

/** What is said of an act beside its time: why it was late or early, who corrected or deleted it, what waits. */
export function remarksOf(act: SignedAct, side: Side, at: At): string[] {
  const { words } = at
  const whyAway = side === 'Arrival' ? 'signatures.late' : 'signatures.early'
  const minutes = act.awayMinutes
  const reason = act.reasonName && (minutes > 0 ? `${act.reasonName}, ${minutes} min` : act.reasonName)
  return [
    reason ?? (minutes > 0 ? words.said(whyAway, { minutes }) : ''),
    act.at !== null && act.isUnconfirmed ? words.said(`signatures.unconfirmed${side}`) : '',
    act.corrected ? words.said(`signatures.corrected${side}By`, said(act.corrected, at)) : '',
    ...act.replaced.map((one) => words.said(`signatures.replaced${side}`, { time: clock(one, at) })),
    ...act.gone.map((one) => words.said(`signatures.${one.how}${side}By`, { time: goneTime(one, side, at), ...said(one, at) })),
    act.isForced ? words.said(`signatures.forced${side}`) : '',
    act.isOutsideArea ? words.said(`signatures.outside${side}`) : '',
  ].filter((line) => line !== '')
}
