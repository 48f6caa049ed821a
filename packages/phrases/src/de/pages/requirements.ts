import type { requirements as french } from '../../fr/pages/requirements.ts'
import type { Translated } from '../../translated.ts'

export const title = 'Leistungen'
export const requirements = {
  title,
  text: 'Was jede Leistung von der eingesetzten Person verlangt. Vorschläge und Ablehnungen folgen sofort.',
  shown_one: '{{count, number}} Leistung',
  shown_other: '{{count, number}} Leistungen',
  none: 'Keine Leistungen',
  noneText: 'Leistungen kommen mit Ihrem Dienstplan: Importieren Sie ihn, und sagen Sie dann hier, was jede verlangt.',
  card: 'Dienstausweis',
  cardHint: 'Am Tag des Dienstes gültig. Eine reine Brandschutzstelle verlangt keinen.',
  activity: 'Tätigkeit des Ausweises',
  activityHint: 'Leer: Jeder gültige Ausweis genügt.',
  nothing: 'Nichts Besonderes',
  change: 'Ändern',
  changeOf: 'Ändern, was {{name}} verlangt',
  about: 'Was angekreuzt ist, muss am Tag des Dienstes gültig sein. Schon vergebene Dienste bleiben, bei wem sie sind.',
  save: 'Speichern',
  saved: 'Anforderungen von {{name}} gespeichert',
  asked: 'verlangt',
  unasked: 'nicht verlangt',
  changed: 'Jemand hat diese Anforderungen gerade geändert. Das gilt nun: Prüfen Sie es, und speichern Sie dann.',
  noCatalogue: 'Ihr Katalog enthält noch weder Abschlüsse noch Berechtigungen: Ergänzen Sie sie im Datenblatt einer Person.',
} as const satisfies Translated<typeof french>
