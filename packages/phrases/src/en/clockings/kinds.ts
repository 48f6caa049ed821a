import type { kinds as french } from '../../fr/clockings/kinds.ts'
import type { Translated } from '../../translated.ts'

/** What a line of the journal is: one wording for the story of a service, the acts of an agent and the receipts. */
export const kinds: Translated<typeof french> = {
  start: 'Clock-in',
  end: 'Clock-out',
  pre_clocking: 'On the way',
  break_start: 'Start of break',
  break_end: 'End of break',
  check: 'Check call answered',
  correction: 'Correction',
  deletion: 'Deletion',
  confirmation: 'Confirmation',
  rejection: 'Refusal',
}
