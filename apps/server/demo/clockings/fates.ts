import type { Day } from '@vigie/contract/kit/time.ts'
import { dice } from '../random.ts'

/** What the seed makes of a service. Most go as planned. */
export type Fate =
  | 'plain'
  | 'late'
  /** The arrival, or the departure, outside the area. */
  | 'outside'
  | 'outsideAtEnd'
  /** Left before the end, for a reason that is not accepted, or for one that is. */
  | 'leftEarly'
  | 'relieved'
  /** Comes early, so that the one before may leave. */
  | 'relieving'
  /** Nobody came. */
  | 'missed'
  /** No departure; a manager puts it right a day later, or forgets it too. */
  | 'notLeft'
  /** The arrival was forgotten, and a manager clocked it. */
  | 'forced'
  /** The tablet had no network, or the agent's phone. */
  | 'offline'
  | 'phoneOffline'
  /** The phone had no network and its clock was not borne out: the arrival is to be confirmed for a day. */
  | 'doubtful'
  | 'unassigned'

/**
 * The evening posts of La Réunion end after midnight there and before midnight in France: with these fates a day begins
 * with finished services of each kind.
 */
export const eveningPosts: readonly string[] = ['MAS03-A', 'MAS04-S', 'MAS05-S', 'MAS06-S']
const eveningFates: readonly Fate[] = ['late', 'outsideAtEnd', 'notLeft', 'plain']

/**
 * Each day deals each row to one of its posts. The three rows of `late` and of `outside` reach around the clock, each
 * until after the next has begun; a missed night stays in sight until the day ends. So a manager sees every state at
 * any hour of the night or of the day.
 */
const deals: readonly (readonly [Fate, readonly string[]])[] = [
  ['late', ['HBR02-J', 'MAS01-J']],
  ['late', ['VAL03-A', 'HBR01-A']],
  ['late', ['MAS02-N', 'VAL05-N']],
  ['outside', ['ORV02-J', 'MAS02-J']],
  ['outside', ['VAL04-N', 'MAS01-N']],
  ['outside', ['ORV01-M', 'VAL02-M']],
  ['leftEarly', ['ORV05-S', 'HBR04-S']],
  ['missed', ['HBR02-N', 'VAL03-N', 'HBR03-N']],
  ['unassigned', ['HBR02-N', 'VAL03-N', 'HBR03-N']],
  ['unassigned', ['VAL03-M', 'MAS01-J', 'HBR02-J']],
  ['forced', ['MAS03-M', 'VAL04-J', 'VAL02-A']],
  ['relieved', ['VAL01-M', 'ORV01-A', 'VAL02-A']],
  ['offline', ['VAL03-M', 'VAL03-A', 'HBR02-J', 'HBR02-N']],
  ['phoneOffline', ['MAS01-J', 'MAS01-N', 'ORV02-J', 'ORV02-R', 'VAL05-N']],
  // A day has one more outside the area than late: two figures that stand side by side are not taken for one another.
  ['outside', ['ORV01-M', 'VAL02-M', 'ORV02-J', 'MAS02-J']],
  ['doubtful', ['MAS01-J', 'ORV02-J', 'ORV02-R']],
  ['doubtful', ['MAS01-N', 'VAL05-N']],
]

/** Who relieves whom on the same day. */
const reliefs: ReadonlyMap<string, string> = new Map([
  ['VAL01-M', 'VAL01-A'],
  ['ORV01-A', 'ORV01-N'],
  ['VAL02-A', 'VAL02-N'],
])

const cached = new Map<Day, ReadonlyMap<string, Fate>>()

/** The fates of the services that begin on a day, by the key of their post; a post that is not there goes as planned. */
export function fatesOf(day: Day): ReadonlyMap<string, Fate> {
  const known = cached.get(day)
  if (known) return known
  const thrown = dice('fates', day)
  const evening = thrown.shuffled(eveningFates)
  const fates = new Map<string, Fate>(eveningPosts.map((key, at) => [key, evening[at]!]))
  for (const [fate, keys] of deals) {
    const free = keys.filter((key) => !fates.has(key))
    if (free.length === 0) continue
    const key = thrown.pick(free)
    fates.set(key, fate)
    const next = fate === 'relieved' && reliefs.get(key)
    if (next) fates.set(next, 'relieving')
  }
  if (cached.size > 1_000) cached.clear()
  cached.set(day, fates)
  return fates
}
