import { createHash } from 'node:crypto'

/** A uuid that depends on words alone. */
function fromWords(...words: readonly string[]): string {
  const hex = createHash('sha256')
    .update(['vigie-demo', ...words].join('/'))
    .digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

/** The uuid of an act of the seed, by the number of its service. A line under another one is the act of a person. */
export const uuidOf = (number: string, kind: string): string => fromWords(number, kind)

/** The uuid of an agent's own phone, by the agent's id. */
export const phoneUuidOf = (agentId: number): string => fromWords('phone', String(agentId))
