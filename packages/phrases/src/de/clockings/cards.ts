import type { cards as french } from '../../fr/clockings/cards.ts'
import type { Translated } from '../../translated.ts'

export const cards: Translated<typeof french> = {
  title: 'Karte ausgeben',
  hold: 'Halten Sie die Karte an das Lesegerät.',
  choose: 'Wer bekommt diese Karte?',
  search: 'Sicherheitskraft suchen',
  nobody: 'An diesen Objekten passt niemand dazu.',
  give: 'Diese Karte ausgeben',
  retake: '{{name}} die Karte entziehen',
  given: 'Karte an {{name}} ausgegeben. Sie gilt ab sofort.',
  free: 'Karte …{{ending}}: Sie gehört niemandem.',
  heldBy: 'Karte …{{ending}}: Sie gehört {{name}}.',
  has_one: '{{count}} Karte',
  has_other: '{{count}} Karten',
  lost_one: 'Die andere Karte ist verloren: Sie gilt dann nicht mehr.',
  lost_other: 'Die {{count}} anderen Karten sind verloren: Sie gelten dann nicht mehr.',
  allow: 'Lesen erlauben',
  reader: {
    ready: 'Das Lesegerät des Geräts ist bereit.',
    asks: 'Das Lesegerät des Geräts wartet auf Ihre Erlaubnis.',
    refused:
      'Das Lesen von Karten wurde abgelehnt. Erlauben Sie NFC für diese Website in den Einstellungen des Browsers und aktualisieren Sie dann.',
    off: 'Dieses Gerät liest Karten nicht selbst, oder sein NFC ist ausgeschaltet. Ein angestecktes USB-Lesegerät genügt.',
    insecure: 'Ohne sichere Verbindung (HTTPS) liest das Gerät Karten nicht selbst. Ein angestecktes USB-Lesegerät genügt.',
  },
}
