import { availabilityProblems } from './availabilities.ts'
import type { screenProblems as french } from '../fr/problems.screens.ts'
import type { Translated } from '../translated.ts'
import { demandProblems } from './demands/problems.ts'

export const screenProblems: Translated<typeof french> = {
  /** Of any record's fields (contract, kit/fields.ts). */
  field: {
    whole: 'Enter a whole number between {{least}} and {{most}}.',
    hours: 'Enter hours between {{least}} and {{most}}, with two decimals at the most.',
    decimal: 'Enter a number between {{least}} and {{most}}.',
    zone: 'Choose a time zone from the list.',
    email: 'This e-mail address is not valid: check it.',
    phone: 'This number is not valid: 6 to 15 digits.',
    day: 'Enter a date that exists.',
    characters: 'This text contains invisible characters: type it again.',
    url: 'Enter a full address that begins with https://.',
  },
  register: {
    taken: 'The list already has this value, perhaps among what is archived: choose another.',
    year: 'Enter a year between {{least}} and {{most}}, or leave the field empty.',
  },
  absence: {
    endsBefore: 'The last day is before the first.',
    tooLong: 'An absence lasts {{count}} days at most: record the rest separately.',
  },
  agent: {
    day: 'Write a day like 18/03/2030.',
    kind: 'Your company has no such kind of contract: choose another one, or add it to your lists.',
    card: 'A validity date needs a card number.',
    code: 'A clocking code has 4 to 8 digits.',
    expiresBefore: 'It expires before it was issued.',
  },
  contract: {
    overlaps: 'Contract {{number}} already runs on these days. End it first, or tick that both run together.',
    endsBefore: 'The last day comes before the first.',
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
  service: {
    time: 'Enter a time from 00:00 to 23:59.',
    tooManyDays: 'At most {{count}} days at once: plan the rest afterwards.',
    year: 'Choose a date between {{least}} and {{most}}.',
    skipped: '{{time}} does not exist on {{on, wholeDay}}: the clock change skips that hour.',
    twice: '{{time}} happens twice on {{on, wholeDay}}, at the clock change: choose another time.',
    tooLong: 'On {{on, wholeDay}} this service would last more than 24 hours.',
    break: 'The break must be shorter than the service.',
    siteClosed: 'This site is closed: open it again first, or choose another one.',
  },
  instructions: { past: 'Choose today or an upcoming day.' },
  contact: { noWay: 'Enter a telephone number or an e-mail address.' },
  site: {
    perimeter: 'Enter a perimeter between {{least}} and {{most}} metres, or leave the field empty.',
    noPosition: 'This site has no position: an officer’s phone could not be located there.',
    client: 'Choose a client, or write the name of a new one.',
    halfPosition: 'Give both the latitude and the longitude, or neither.',
    position: {
      zero: 'Position 0, 0 lies in the Atlantic: it comes from a device or file that has none. Enter the one of the site.',
      swapped: 'Latitude and longitude look swapped: the latitude comes first.',
      zone: 'This position lies in the time zone {{zone}}: choose that time zone, or correct the position.',
    },
  },
  availability: availabilityProblems,
  demand: demandProblems,
}
