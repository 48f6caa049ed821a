import type { Secrets } from '../../kit/installation.ts'

/** The national insurance number is kept encrypted and told to those alone who edit agents (decisions/10-planning). */
const purpose = 'national-insurance-number'

/** Bound to its agent: laid beside another it cannot be read. */
const placeOf = (companyId: number, agentId: number): string => `${companyId}:${agentId}`

/** As it is kept: null where there is none. */
export const keptNumber = (secrets: Secrets, companyId: number, agentId: number, number: string): Buffer | null =>
  number === '' ? null : secrets.encrypt(purpose, placeOf(companyId, agentId), number)

/** Empty where there is none, or where it was kept under another key. */
export const knownNumber = (secrets: Secrets, companyId: number, agentId: number, kept: Buffer | null): string =>
  kept === null ? '' : (secrets.decrypt(purpose, placeOf(companyId, agentId), kept) ?? '')

/** As it was shown to somebody who may not read it: sent back, it is no new number. */
export const isMaskedNumber = (number: unknown): boolean => typeof number === 'string' && number.includes('•')

const shownFigures = 2
/** The number with all but its last two figures masked. The whole number has its own call, which is logged. */
export const maskedNumber = (number: string): string =>
  number === '' ? '' : `${'•'.repeat(Math.max(4, number.length - shownFigures))}${number.slice(-shownFigures)}`
