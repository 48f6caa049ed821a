import type { absences as french } from '../../fr/pages/absences.ts'
import type { Translated } from '../../translated.ts'

export const title = 'Absences'
export const absences: Translated<typeof french> = {
  title,
  add: 'Record an absence',
  columns: { agent: 'Officer', type: 'Type', starts: 'First day', ends: 'Last day', proof: 'Proof', source: 'Origin' },
  filters: { proof: { title: 'Proof', all: 'All', awaited: 'Proof awaited', none: 'Nothing awaited' } },
  searchHint: 'Name or number of the officer',
  count_one: '{{count, number}} absence',
  count_other: '{{count, number}} absences',
  empty: {
    title: 'No absences',
    text: 'Absences that you record and requests that were accepted appear here.',
    filtered: 'No absence matches',
    showAll: 'Show all',
  },
  demand: 'Accepted request',
  by: 'Recorded by {{name}}',
  opened_one: '{{count, number}} shift to assign',
  opened_other: '{{count, number}} shifts to assign',
  remove: 'Delete the absence',
  removeTitle: 'Delete this absence?',
  removeText: 'Only if it was recorded by mistake. Shifts that fell open are not given back to the officer.',
  removed: 'Absence deleted',
  edit: {
    title: 'Absence',
    saved: 'Absence recorded',
    changed: 'Somebody has just changed this absence. What you typed is kept: check it, then go on.',
    groups: { main: 'Absence' },
    fields: {
      agentId: 'Officer',
      typeId: 'Type',
      startsOn: 'First day',
      endsOn: 'Last day',
      note: 'Note',
      isProofAwaited: 'Proof to follow',
    },
    hints: { isProofAwaited: 'The absence stays marked until the proof is there.' },
  },
}
