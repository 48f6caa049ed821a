import type { Register } from '../kit/register.ts'
import { holidays, sectors } from './registers.days.ts'
import { anomalyReasons, qualificationCatalogue } from './registers.people.ts'
import { activities, contractTypes, documentTypes, prestations, profiles, unavailabilityTypes } from './registers.small.ts'
import { companyNews, usefulLinks } from './registers.told.ts'

/** Every register under the name that the code, the phrases and the history have for it, in the order of the screen. */
export const registers = {
  holidays,
  sectors,
  activities,
  prestations,
  profiles,
  anomalyReasons,
  contractTypes,
  unavailabilityTypes,
  documentTypes,
  qualifications: qualificationCatalogue,
  links: usefulLinks,
  news: companyNews,
} as const
export type RegisterName = keyof typeof registers
export const registerNames = Object.keys(registers) as readonly RegisterName[]
/** A register as what treats all alike. */
export const registerOf = (name: RegisterName): Register => registers[name] as unknown as Register
