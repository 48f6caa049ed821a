import { hasFeature } from '../companies/settings.ts'
import type { shiftsVisibilities } from './devices.fields.ts'

export type ShiftsVisibility = (typeof shiftsVisibilities)[number]

/** What a device takes and shows, as it is set. */
export interface DeviceChoices {
  readonly isByCode: boolean
  readonly isByNfc: boolean
  readonly shiftsVisibility: ShiftsVisibility
  readonly isNamesVisible: boolean
}

/** What a change of the settings would do wrong: no way of clocking would be left, or the version has not got it. */
export type ChoicesProblem = 'noWay' | 'notYet'

/** Cards are taken from a version on, and so are services shown that run on time. */
export const takesCards = (apiVersion: string): boolean => hasFeature(apiVersion, 'clockingsByNfc')
export const showsOntime = (apiVersion: string): boolean => hasFeature(apiVersion, 'showOntimeShiftsList')

/** Why a device may not be set so; null: it may. A way counts where the company's version has it. */
export function problemOf(asked: Partial<DeviceChoices>, known: DeviceChoices, apiVersion: string): ChoicesProblem | null {
  if (asked.isByNfc === true && !takesCards(apiVersion)) return 'notYet'
  if (asked.shiftsVisibility === 'running' && !showsOntime(apiVersion)) return 'notYet'
  const next = { ...known, ...asked }
  return next.isByCode || (next.isByNfc && takesCards(apiVersion)) ? null : 'noWay'
}

/** What a device shows: set to those that run before its company has it, those that may be clocked. */
export const visibilityIn = (apiVersion: string, set: ShiftsVisibility): ShiftsVisibility =>
  set === 'running' && !showsOntime(apiVersion) ? 'window' : set
