import type { correct as french } from '../../fr/shifts/correct.ts'
import type { Translated } from '../../translated.ts'

/** A recorded act: another time, or none, with the reason. */
export const correct: Translated<typeof french> = {
  open: 'Correct',
  openOf: 'Correct: {{act}}',
  delete: 'Delete',
  deleteOf: 'Delete: {{act}}',
  time: 'New time',
  same: 'This is the recorded time already. Write another one, or cancel.',
  comment: 'Why',
  commentRequired: 'Write why: the reason stays in the journal.',
  submit: 'Save the correction',
  submitDelete: 'Delete this clocking',
  done: 'Clocking corrected',
  deleted: 'Clocking deleted',
  moved: 'This shift has changed meanwhile. The journal is up to date: check it, then try again.',
  goes: {
    arrival: 'The arrival will no longer count, nor will its departure and breaks. All lines stay in the journal.',
    departure: 'The departure will no longer count: the shift is running again, or without a departure. The line stays in the journal.',
    other: 'This act will no longer count. Its line stays in the journal.',
  },
  corrected: {
    start: 'Clock-in corrected',
    end: 'Clock-out corrected',
    break_start: 'Start of break corrected',
    break_end: 'End of break corrected',
  },
  deletedKinds: {
    start: 'Clock-in deleted',
    end: 'Clock-out deleted',
    pre_clocking: '“On the way” deleted',
    break_start: 'Start of break deleted',
    break_end: 'End of break deleted',
  },
  becomes: '{{title}}: {{former}} becomes {{time}}',
}
