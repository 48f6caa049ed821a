import type { Doubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import { addMinutes, addSeconds, epochOf, instantOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import type { CheckSettings } from '@vigie/contract/clockings/clockings.checks.rules.ts'
import type { CompanySettings } from '@vigie/contract/companies/settings.ts'
import { breaksOf } from './breaks.ts'
import { answersOf } from './calls.ts'
import { fatesOf, type Fate } from './fates.ts'
import { postByKey, posts } from '../places/posts.ts'
import { dice, type Dice } from '../random.ts'

type ActKind = 'pre_clocking' | 'start' | 'break_start' | 'break_end' | 'check' | 'end' | 'confirmation'

/** One act of a service as the seed says it. How it is clocked (tablet, phone, manager) is the site's matter. */
export interface Act {
  readonly kind: ActKind
  /** Its kind; of those that are many on a service, when it happened too. */
  readonly name: string
  readonly happenedAt: Instant
  /** When it reached the server: later for a manager's act and for a tablet or a phone without network. */
  readonly recordedAt: Instant
  readonly place: 'here' | 'outside' | 'onTheRoad'
  readonly isForced: boolean
  readonly isOffline: boolean
  readonly reason: string | null
  readonly comment: string | null
  /** Why it is to be confirmed. */
  readonly doubt: Doubt | null
}
export interface ActedShift {
  readonly day: Day
  /** The key of its post; of one that the plan does not know, all goes as planned. */
  readonly key: string
  readonly startsAt: Instant
  readonly endsAt: Instant
}

const plainAct = { place: 'here', isForced: false, isOffline: false, reason: null, comment: null, doubt: null } as const
const act = (kind: ActKind, happenedAt: Instant, more: Partial<Act> = {}): Act => ({
  ...plainAct,
  kind,
  name: kind === 'check' ? `check ${happenedAt}` : kind,
  happenedAt,
  recordedAt: happenedAt,
  ...more,
})

/** So many minutes after an instant, between two bounds, to a second. */
const around = (instant: Instant, thrown: Dice, from: number, to: number): Instant => addSeconds(instant, thrown.whole(from * 60, to * 60))

type ActSettings = CheckSettings & Pick<CompanySettings, 'pre_clocking_resource_notification_minutes'>

/** All acts of a service in their order. */
export function actsOf({ day, key, startsAt, endsAt }: ActedShift, settings: ActSettings): Act[] {
  const thrown = dice('acts', day, key)
  const fate = fatesOf(day).get(key) ?? 'plain'
  if (fate === 'missed') return []
  const start = arrival(fate, startsAt, thrown, postByKey.get(key)?.preClock === 'pair')
  const end = departure(fate, endsAt, thrown)
  const pause = breaksOf(day).get(key)
  const pauseEnd = pause && addMinutes(pause.startsAt, pause.minutes)
  const isWithin = pause && pauseEnd && pause.startsAt > start.happenedAt && (end === undefined || pauseEnd < end.happenedAt)
  const pauseTimes = isWithin ? [pause.startsAt, pauseEnd] : []
  const asked = { endsAt, arrivedAt: start.happenedAt, leftAt: end?.happenedAt ?? null, checkTimes: [], pauseTimes }
  const meanwhile = [
    ...pauseTimes.map((at, turn) => act(turn === 0 ? 'break_start' : 'break_end', at)),
    ...answersOf(day, key, asked, settings).map((at) => act('check', at)),
  ].toSorted((one, other) => (one.happenedAt < other.happenedAt ? -1 : 1))
  return [
    ...onTheWay(day, key, startsAt, settings.pre_clocking_resource_notification_minutes),
    start,
    ...meanwhile,
    ...(end ? [end] : []),
    ...(fate === 'doubtful' ? [confirmation(start, thrown)] : []),
  ].map((one) => withItsNetwork(one, fate, day, key))
}

/** A manager confirms the day after what the phone could not prove. */
const confirmation = ({ happenedAt }: Act, thrown: Dice): Act =>
  act('confirmation', around(happenedAt, thrown, 22 * 60, 26 * 60), { comment: 'Vu au poste par l’équipe de nuit' })

/** Whoever is asked whether all is well answers where there is a network. */
function withItsNetwork(one: Act, fate: Fate, day: Day, key: string): Act {
  if (one.kind === 'check') return one
  if (fate === 'offline') return withoutNetwork(one)
  if (fate === 'phoneOffline') return keptOnPhone(one, day, key)
  return fate === 'doubtful' && one.kind === 'start' ? { ...keptOnPhone(one, day, key), doubt: 'clock' } : one
}

/** Those of a pair are never early, so that one who is on the way can be seen until the other pair's may be. */
function arrival(fate: Fate, startsAt: Instant, thrown: Dice, isPair: boolean): Act {
  if (fate === 'late') return act('start', around(startsAt, thrown, 11, 24), { comment: thrown.pick([null, 'Retard de transport', null]) })
  if (fate === 'relieving') return act('start', around(startsAt, thrown, -18, -13))
  const happenedAt = isPair ? around(startsAt, thrown, 2, 4) : around(startsAt, thrown, -12, 3)
  if (fate === 'outside')
    return act('start', happenedAt, {
      place: 'outside',
      reason: 'Accord du responsable d’exploitation',
      comment: 'Prise de poste au portail nord',
    })
  if (fate !== 'forced') return act('start', happenedAt)
  const recordedAt = around(startsAt, thrown, 25, 40)
  return act('start', happenedAt, { isForced: true, recordedAt, reason: 'Oubli de pointage', comment: 'Présence confirmée par téléphone' })
}

function departure(fate: Fate, endsAt: Instant, thrown: Dice): Act | undefined {
  if (fate === 'leftEarly')
    return act('end', around(endsAt, thrown, -100, -65), { reason: 'Poste abandonné', comment: 'Poste trouvé vide à la ronde' })
  if (fate === 'relieved') return act('end', around(endsAt, thrown, -12, -8), { reason: 'Relève arrivée en avance' })
  if (fate === 'outsideAtEnd')
    return act('end', around(endsAt, thrown, 1, 6), {
      place: 'outside',
      reason: 'Oubli de pointage',
      comment: 'Pointé sur le chemin du retour',
    })
  if (fate !== 'notLeft') return act('end', around(endsAt, thrown, 0, 7))
  // A manager puts most of them right after a day; the others stay open, as no departure is ever invented.
  if (!thrown.happens(0.85)) return undefined
  return act('end', around(endsAt, thrown, 0, 3), {
    isForced: true,
    recordedAt: around(endsAt, thrown, 26 * 60, 29 * 60),
    reason: 'Oubli de pointage',
  })
}

/** One of a pair says it as soon as it may be said and the other never does; who is which changes with the days. */
function onTheWay(day: Day, key: string, startsAt: Instant, notice: number): Act[] {
  const post = postByKey.get(key)
  if (!post?.preClock) return []
  const thrown = dice('on the way', day, key)
  const usual = () => (thrown.happens(0.85) ? [act('pre_clocking', around(startsAt, thrown, -50, -20), { place: 'onTheRoad' })] : [])
  if (post.preClock === 'usual') return usual()
  const pair = posts.filter(({ preClock, from }) => preClock === 'pair' && from === post.from)
  const isSaying = (pair.indexOf(post) % 2 === 0) === dice('pair', day, post.from).happens(0.5)
  return isSaying ? [act('pre_clocking', around(startsAt, thrown, 1 - notice, 2 - notice), { place: 'onTheRoad' })] : []
}

/** A tablet sends what it kept some minutes after the hour, when its network is back. */
function withoutNetwork(one: Act): Act {
  const hour = 3_600_000
  return { ...one, isOffline: true, recordedAt: addMinutes(instantOf(Math.ceil(epochOf(one.happenedAt) / hour) * hour), 17) }
}

/** A phone finds its network again on the way in or home, before anybody may pause. */
function keptOnPhone(one: Act, day: Day, key: string): Act {
  if (one.kind !== 'start' && one.kind !== 'end') return one
  return { ...one, isOffline: true, recordedAt: around(one.happenedAt, dice('phone', day, key, one.kind), 8, 35) }
}
