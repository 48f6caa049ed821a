import type { Activity, Prestation, ProfileName } from '../reference.ts'

/** A place that is manned every day at the same hours of the site's wall clock; an end before the start is of the next day. */
export interface Post {
  /** The site's code and the post's letters, `VAL01-N`. */
  readonly key: string
  readonly site: string
  readonly from: string
  readonly to: string
  readonly profile: ProfileName
  readonly activity: Activity
  readonly prestation: Prestation
  /**
   * «Je suis en route» is asked for. Posts marked `pair` begin every two hours around the clock, two at a time: one
   * agent says it as soon as it may be said, the other forgets, so that both can be seen at any hour.
   */
  readonly preClock: 'pair' | 'usual' | null
}
/** Agents who man some posts between them, in a cycle of days that each begins `step` days after the one before. */
export interface Crew {
  readonly partner: string | null
  readonly size: number
  readonly step: number
  readonly cycle: readonly (Post | null)[]
  /** Whether the cycle begins on Mondays. */
  readonly isWeekly: boolean
}

type Kind = readonly [Activity, Prestation]
const guard: Kind = ['Surveillance', 'Agent de sécurité']
const round: Kind = ['Rondes', 'Agent rondier']
const filter: Kind = ['Filtrage', 'Agent de sécurité']
const desk: Kind = ['Accueil', 'Agent d’accueil']
const fire: Kind = ['Sécurité incendie', 'SSIAP 1']
const dog: Kind = ['Rondes', 'Agent cynophile']

function post(key: string, hours: string, profile: ProfileName, [activity, prestation]: Kind, preClock: Post['preClock'] = null): Post {
  const [from, to] = hours.split('-') as [string, string]
  return { key, site: key.slice(0, 5), from, to, profile, activity, prestation, preClock }
}

const crew = (size: number, step: number, cycle: readonly (Post | null)[], partner: string | null = null): Crew => ({
  size,
  step,
  cycle,
  partner,
  isWeekly: false,
})
// At most 48 hours in any seven days, and never less than eleven hours between two services.
const threeShifts = (a: Post, b: Post, c: Post) => crew(5, 2, [a, a, b, b, c, c, null, null, null, null])
const dayAndNight = (day: Post, night: Post) => crew(4, 2, [day, day, night, night, null, null, null, null])
const twoPosts = (a: Post, b: Post, partner?: string) => crew(3, 2, [a, a, b, b, null, null], partner)
const onePost = (a: Post, partner?: string) => crew(2, 2, [a, a, null, null], partner)
const workingDays = (a: Post): Crew => ({ ...crew(1, 0, [a, a, a, a, a, null, null]), isWeekly: true })

/** Who mans what. The order gives the agents their crews. */
export const crews: readonly Crew[] = [
  threeShifts(
    post('VAL01-N', '00:00-08:00', 'Nuit', guard, 'pair'),
    post('VAL01-M', '08:00-16:00', 'Jour', guard, 'pair'),
    post('VAL01-A', '16:00-00:00', 'Mixte', guard, 'pair'),
  ),
  threeShifts(
    post('ORV01-M', '02:00-10:00', 'Nuit', filter, 'pair'),
    post('ORV01-A', '10:00-18:00', 'Jour', filter, 'pair'),
    post('ORV01-N', '18:00-02:00', 'Mixte', filter, 'pair'),
  ),
  threeShifts(
    post('VAL02-M', '04:00-12:00', 'Mixte', filter, 'pair'),
    post('VAL02-A', '12:00-20:00', 'Jour', filter, 'pair'),
    post('VAL02-N', '20:00-04:00', 'Nuit', filter, 'pair'),
  ),
  threeShifts(
    post('HBR01-M', '06:00-14:00', 'Jour', guard, 'pair'),
    post('HBR01-A', '14:00-22:00', 'Mixte', guard, 'pair'),
    post('HBR01-N', '22:00-06:00', 'Nuit', guard, 'pair'),
  ),
  twoPosts(post('VAL01-N2', '00:00-08:00', 'Nuit', dog, 'pair'), post('ORV01-M2', '02:00-10:00', 'Nuit', filter, 'pair')),
  onePost(post('VAL02-M2', '04:00-12:00', 'Mixte', round, 'pair')),
  dayAndNight(post('HBR02-J', '07:00-19:00', 'Jour', fire), post('HBR02-N', '19:00-07:00', 'Nuit', fire)),
  dayAndNight(post('VAL04-J', '06:00-18:00', 'Jour', fire, 'pair'), post('VAL04-N', '18:00-06:00', 'Nuit', fire, 'pair')),
  dayAndNight(post('MAS01-J', '07:00-19:00', 'Jour', ['Sécurité incendie', 'SSIAP 2']), post('MAS01-N', '19:00-07:00', 'Nuit', fire)),
  dayAndNight(post('MAS02-J', '08:00-20:00', 'Jour', guard, 'pair'), post('MAS02-N', '20:00-08:00', 'Nuit', guard, 'pair')),
  threeShifts(
    post('VAL03-M', '05:00-13:00', 'Mixte', guard),
    post('VAL03-A', '13:00-21:00', 'Jour', guard),
    post('VAL03-N', '21:00-05:00', 'Nuit', guard),
  ),
  onePost(post('VAL05-N', '20:00-08:00', 'Nuit', dog)),
  onePost(post('ORV02-R', '23:45-05:45', 'Nuit', round)),
  onePost(post('ORV05-S', '14:00-00:30', 'Mixte', fire, 'pair')),
  onePost(post('HBR04-S', '16:00-01:00', 'Mixte', filter, 'pair')),
  onePost(post('HBR05-N', '22:00-06:00', 'Nuit', round, 'pair')),
  workingDays(post('HBR06-J', '09:00-17:00', 'Jour', desk)),
  twoPosts(post('MAS03-M', '06:00-14:00', 'Jour', filter, 'usual'), post('MAS03-A', '16:15-00:15', 'Mixte', filter, 'usual')),
  onePost(post('MAS04-S', '16:30-00:30', 'Mixte', desk)),
  onePost(post('MAS05-S', '17:00-01:00', 'Mixte', guard)),
  onePost(post('MAS06-S', '18:00-01:30', 'Mixte', filter)),
  onePost(post('ORV02-J', '09:00-21:00', 'Jour', filter), 'ST1'),
  twoPosts(post('ORV06-N', '23:45-05:45', 'Nuit', guard, 'pair'), post('ORV06-N2', '23:45-05:45', 'Nuit', round, 'pair'), 'ST1'),
  onePost(post('ORV03-J', '10:00-20:00', 'Jour', filter, 'pair'), 'ST2'),
  onePost(post('HBR03-N', '21:00-06:00', 'Nuit', round), 'ST2'),
  onePost(post('ORV04-A', '12:00-20:00', 'Jour', desk, 'pair'), 'ST3'),
]

export const posts: readonly Post[] = [...new Set(crews.flatMap(({ cycle }) => cycle.filter((one) => one !== null)))]
export const postByKey = new Map(posts.map((one) => [one.key, one]))
