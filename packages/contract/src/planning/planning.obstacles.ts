import { planningRules } from './planning.breaches.ts'

/** What may stand against giving a service to an agent: the rules of law, and what the company knows of the agent. */
export const obstacleCodes = [
  ...planningRules,
  'UNAVAILABLE',
  'CONTRACT_NONE',
  'CARD_MISSING',
  'CARD_EXPIRED',
  'CARD_ACTIVITY',
  'QUALIFICATION_MISSING',
  'QUALIFICATION_EXPIRED',
] as const
export type ObstacleCode = (typeof obstacleCodes)[number]

/**
 * `refuse` holds the agent back, `warn` only says. What is held back by a rule of law alone can be passed with a written
 * reason, which is kept; an overlap, a leave, and what the contract and the prestation ask for cannot (French rules).
 */
export interface Obstacle {
  readonly code: ObstacleCode
  readonly kind: 'refuse' | 'warn'
  readonly canWaive: boolean
  readonly values: Readonly<Record<string, string | number>>
  /** The services that it is about. */
  readonly shiftNumbers: readonly string[]
}

/** Which sentence says an obstacle: a period made too long by a change of clock alone has its own. */
export type ObstacleSentence = ObstacleCode | 'LONGEST_PERIOD_CLOCK_CHANGE'
export const sentenceOf = ({ code, kind }: Pick<Obstacle, 'code' | 'kind'>): ObstacleSentence =>
  code === 'LONGEST_PERIOD' && kind === 'warn' ? 'LONGEST_PERIOD_CLOCK_CHANGE' : code
