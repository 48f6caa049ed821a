import type { AgentAct } from './clockings.phone.rules.ts'

/** What a reason of the list explains: an arrival, a departure, being outside the area. */
export const explanations = ['start', 'end', 'place'] as const
export type Explanation = (typeof explanations)[number]

/** What there is to explain about an act. */
export interface Occasion {
  readonly act: AgentAct
  /** Somebody clocks in the agent's place, or outside the window: the act itself is explained. */
  readonly isForced?: boolean
  readonly isOutside?: boolean
  /** A departure before the planned end. */
  readonly isEarly?: boolean
}

/**
 * What the reason of an act may be one for (decisions/06-clocking): the place where it is outside, the departure where it
 * is early, the act itself where it is forced. Where nothing has to be explained a reason may still be given, for either.
 */
export function explanationsFor({ act, isForced = false, isOutside = false, isEarly = false }: Occasion): readonly Explanation[] {
  if (act !== 'start' && act !== 'end') return explanations
  const asked: Explanation[] = [...(isForced || isEarly ? [act] : []), ...(isOutside ? (['place'] as const) : [])]
  return asked.length > 0 ? asked : [act, 'place']
}

/** The reasons of a list that fit, in its order. */
export const fittingReasons = <R extends { readonly explains: readonly Explanation[] }>(reasons: readonly R[], occasion: Occasion): R[] => {
  const asked = explanationsFor(occasion)
  return reasons.filter(({ explains }) => explains.some((one) => asked.includes(one)))
}
