import { useEffect } from 'react'
import { storage } from '../../../kit/storage.ts'
import { firstPainted } from '../../../session/firstPainted.ts'
import { nextServiceKey } from '../../../session/token.ts'
import type { PhoneView } from './usePhone.ts'
import { usePhoneWords } from './words.ts'

/** Whether the page itself has painted it (first/next.js). */
export const isNextPainted = (): boolean => firstPainted() !== null && 'firstNext' in document.documentElement.dataset

/**
 * Keeps what the page paints of the next service before any script has come, at the next opening of the home: its hours and
 * its site, until it ends. A service that runs is told by its counter alone.
 */
export function useFirstPainted({ clockingState, doubtful }: PhoneView): void {
  const words = usePhoneWords()
  const isOne = clockingState.kind === 'possible' || clockingState.kind === 'later'
  const next = isOne && doubtful.length === 0 && clockingState.shift.arrivedAt === null ? clockingState.shift : null
  const kept = next && JSON.stringify({ times: words.times(next), site: next.siteName, until: Date.parse(next.endsAt) })
  useEffect(() => storage.write(nextServiceKey, kept), [kept])
}
