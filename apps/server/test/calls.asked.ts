import { calls } from '@vigie/contract/gather/calls.ts'
import type { Call } from '@vigie/contract/kit/call.ts'
import { size } from '@vigie/contract/kit/size.testing.ts'

/** The lists of a company have one definition (`kit/register`): in `npm test` these stand for all of them. */
const standing = ['holidays', 'links']
const isOfStanding = ({ path }: Call): boolean => {
  const [, name] = /^\/company\/lists\/([a-z-]+)/.exec(path) ?? []
  return name === undefined || name === 'history' || standing.includes(name)
}

/** The calls that a matrix asks one after the other. */
export const askedCalls: readonly Call[] = size(calls.filter(isOfStanding), calls)
