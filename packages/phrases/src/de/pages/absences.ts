import type { absences as french } from '../../fr/pages/absences.ts'
import type { Translated } from '../../translated.ts'

export const title = 'Abwesenheiten'
export const absences: Translated<typeof french> = {
  title,
  add: 'Abwesenheit eintragen',
  columns: { agent: 'Sicherheitskraft', type: 'Art', starts: 'Erster Tag', ends: 'Letzter Tag', proof: 'Nachweis', source: 'Herkunft' },
  filters: { proof: { title: 'Nachweis', all: 'Alle', awaited: 'Nachweis fehlt', none: 'Nichts ausstehend' } },
  searchHint: 'Name oder Personalnummer',
  count_one: '{{count, number}} Abwesenheit',
  count_other: '{{count, number}} Abwesenheiten',
  empty: {
    title: 'Keine Abwesenheiten',
    text: 'Hier erscheinen eingetragene Abwesenheiten und genehmigte Anträge.',
    filtered: 'Keine Abwesenheit passt',
    showAll: 'Alle anzeigen',
  },
  demand: 'Genehmigter Antrag',
  by: 'Eingetragen von {{name}}',
  opened_one: '{{count, number}} Dienst zu besetzen',
  opened_other: '{{count, number}} Dienste zu besetzen',
  remove: 'Abwesenheit löschen',
  removeTitle: 'Diese Abwesenheit löschen?',
  removeText: 'Nur, wenn sie versehentlich eingetragen wurde. Offen gewordene Dienste werden nicht zurückgegeben.',
  removed: 'Abwesenheit gelöscht',
  edit: {
    title: 'Abwesenheit',
    saved: 'Abwesenheit eingetragen',
    changed: 'Jemand hat diese Abwesenheit gerade geändert. Ihre Eingaben bleiben: Prüfen Sie sie und fahren Sie fort.',
    groups: { main: 'Abwesenheit' },
    fields: {
      agentId: 'Sicherheitskraft',
      typeId: 'Art',
      startsOn: 'Erster Tag',
      endsOn: 'Letzter Tag',
      note: 'Notiz',
      isProofAwaited: 'Nachweis folgt',
    },
    hints: { isProofAwaited: 'Die Abwesenheit bleibt markiert, bis der Nachweis da ist.' },
  },
}
