import type { kinds as french } from '../../fr/clockings/kinds.ts'
import type { Translated } from '../../translated.ts'

/** What a line of the journal is: one wording for the story of a service, the acts of an agent and the receipts. */
export const kinds: Translated<typeof french> = {
  start: 'Dienstbeginn',
  end: 'Dienstende',
  pre_clocking: 'Unterwegs',
  break_start: 'Pausenbeginn',
  break_end: 'Pausenende',
  check: 'Kontrolle beantwortet',
  correction: 'Korrektur',
  deletion: 'Löschung',
  confirmation: 'Bestätigung',
  rejection: 'Ablehnung',
}
