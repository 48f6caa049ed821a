import type { demandProblems as french } from '../../fr/demands/problems.ts'
import type { Translated } from '../../translated.ts'

export const demandProblems: Translated<typeof french> = {
  noFile: 'Attach at least one file.',
  takesNoText: 'This request takes no text.',
  takesNoFile: 'This request takes no file.',
  tooManyFiles: 'Attach {{count}} files at the most.',
  nothing: 'Fill in at least one field.',
  amount: 'Enter an amount above zero, and {{most}} at the most.',
  endBeforeStart: 'The last day is before the first one.',
  tooLongAway: 'An absence lasts {{count}} days at the most.',
  tooFar: 'Choose days that are nearer: within the last three months and the next two years.',
  noContract: 'There is no current contract for this request. Please talk to your manager.',
  sameAsSheet: 'This is what the file says already.',
}
