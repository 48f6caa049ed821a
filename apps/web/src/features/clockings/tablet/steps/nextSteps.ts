import type { RefusedKey } from './refusals.ts'

/** again: the keypad once more · forgotten: a new code · byCode: the code instead of the badge · refresh: asks the server what has changed. */
export type NextStep = 'again' | 'forgotten' | 'byCode' | 'refresh'

const leave: readonly NextStep[] = []
const code: readonly NextStep[] = ['again', 'forgotten']
const badge: readonly NextStep[] = ['byCode']
const again: readonly NextStep[] = ['again']
const refresh: readonly NextStep[] = ['refresh']

/** What one may do about a refusal, two things at the most; nothing: one leaves, and the sentence says to whom one turns. */
const nextSteps: Readonly<Record<RefusedKey, readonly NextStep[]>> = {
  WARN_INCORRECT_CODE: code,
  WARN_INCORRECT_CODE_LIST: code,
  UNKNOWN_OFFLINE: again,
  ON_TIME_NFC_UNRECOGNIZED: badge,
  ON_TIME_NFC_NOT_INITIALIZED: badge,
  BADGE_OFF: badge,
  TICKET_DEAD: again,
  CHANGED: again,
  RESOURCE_ACCESS_FORBIDDEN: again,
  NO_SITE_CLOCKING_CONFIGURED: refresh,
  ON_TIME_DISABLED_ON_SITE: refresh,
  SITE_ACCESS_FORBIDDEN: leave,
  APP_IS_DISABLED: leave,
  NO_CLOCKING: leave,
  TOO_EARLY: leave,
  WRONG_SITE_CLOCKING: leave,
  TOO_MANY_TRIES: leave,
  OFFLINE: leave,
  CODE_OFF: leave,
  KNOWN: leave,
  OTHER: leave,
}

/** A device that takes no code leads nobody to its keypad. */
export const nextStepsOf = (key: RefusedKey, isByCode: boolean): readonly NextStep[] =>
  isByCode ? nextSteps[key] : nextSteps[key].filter((step) => step === 'refresh')
