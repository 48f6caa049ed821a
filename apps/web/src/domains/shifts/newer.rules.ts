import type { Shift } from '@vigie/contract/shifts/shifts.ts'

type Told = Pick<Shift, 'version' | 'missedCheckCount' | 'relievedAt'>

/**
 * Whether what an event tells of a shift replaces what is shown of it. A verification call that is missed, or taken back, is no
 * act, and the relief clocks in on another shift: both leave the version as it is (decisions/06-clocking).
 */
export const isNewer = (told: Told, shown: Told): boolean =>
  told.version > shown.version ||
  (told.version === shown.version && (told.missedCheckCount !== shown.missedCheckCount || told.relievedAt !== shown.relievedAt))
