import { availabilityProblems } from './availabilities.ts'
import type { screenProblems as french } from '../fr/problems.screens.ts'
import type { Translated } from '../translated.ts'
import { demandProblems } from './demands/problems.ts'

export const screenProblems: Translated<typeof french> = {
  /** Of any record's fields (contract, kit/fields.ts). */
  field: {
    whole: 'Enter a whole number between {{least}} and {{most}}.',
    hours: 'Enter hours between {{least}} and {{most}}, with two decimals at the most.',
    email: 'This e-mail address is not valid: check it.',
    phone: 'This number is not valid: 6 to 15 digits.',
  },
  absence: {
    endsBefore: 'The last day is before the first.',
    tooLong: 'An absence lasts {{count}} days at most: record the rest separately.',
  },
  agent: {
    card: 'A validity date needs a card number.',
  },
  user: {
    noClient: 'Choose at least one client.',
    noSite: 'Choose at least one site.',
    noPartner: 'Choose the partner.',
  },
  profile: {
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    ofSheet: 'This comes from your sheet: ask your company to correct it.',
  },
  month: {
    tooLate: 'You cannot go beyond {{month, month}}.',
    tooEarly: 'You cannot go back before {{month, month}}.',
  },
  site: {
    perimeter: 'Enter a perimeter between {{least}} and {{most}} metres, or leave the field empty.',
    noPosition: 'This site has no position: an officer’s phone could not be located there.',
  },
  availability: availabilityProblems,
  demand: demandProblems,
}
