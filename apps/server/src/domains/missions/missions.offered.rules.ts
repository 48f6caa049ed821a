import type { Paper } from '@vigie/contract/missions/missions.offered.ts'
import type { Obstacle } from '@vigie/contract/planning/planning.obstacles.ts'

const ofCard = { CARD_MISSING: 'missing', CARD_EXPIRED: 'expired', CARD_ACTIVITY: 'unsuitable' } as const
const ofQualification = { QUALIFICATION_MISSING: 'missing', QUALIFICATION_EXPIRED: 'expired' } as const

/** What posts ask for (null: the card), each with how it stands by what was weighed: what nothing speaks against is valid. */
export function papersOf(asked: readonly (string | null)[], obstacles: readonly Obstacle[]): Paper[] {
  const states = (codes: Readonly<Record<string, Paper['state']>>, name: string | null) =>
    obstacles.flatMap(({ code, values }) => (codes[code] && (name === null || values['name'] === name) ? [codes[code]] : []))
  return asked.map((name) => {
    const found = states(name === null ? ofCard : ofQualification, name)
    return { name, state: found.includes('missing') ? 'missing' : (found[0] ?? 'valid') }
  })
}

/** What papers do not say already. */
export const warningsAmong = (obstacles: readonly Obstacle[]): readonly Obstacle[] =>
  obstacles.filter(({ code }) => !(code in ofCard) && !(code in ofQualification))
