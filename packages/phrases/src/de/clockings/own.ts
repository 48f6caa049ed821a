import type { own as french } from '../../fr/clockings/own.ts'
import type { Translated } from '../../translated.ts'

export const own: Translated<typeof french> = {
  title: 'Meine Stempelungen',
  text: 'Jede gespeicherte Stempelung hat ihren signierten Beleg. Zeigen oder schicken Sie ihn: Jeder kann ihn prüfen.',
  month: 'Angezeigter Monat',
  count_one: '{{count}} Stempelung',
  count_other: '{{count}} Stempelungen',
  imprecise: 'Standort ungenau',
  standings: {
    done: 'Gespeichert',
    late: 'Verspätet',
    toConfirm: 'Zu bestätigen',
    refused: 'Abgelehnt',
    corrected: 'Korrigiert',
    deleted: 'Gelöscht',
    waiting: 'Noch nicht gesendet',
    kept: 'Beleg auf diesem Telefon',
    moved: 'Im Journal',
    gone: 'Nicht im Journal',
  },
  corrected: 'Zählt um {{time}}',
  receipt: 'Beleg',
  empty: 'Keine Stempelung im {{month}}',
  emptyText: 'Beginn und Ende Ihrer Dienste erscheinen hier, sobald sie gespeichert sind.',
  offline: 'Offline: Sie sehen die Stempelungen, die dieses Telefon schon kennt.',
  moved: 'Diese Stempelung steht im Journal. Ihr Dienst gehört nicht mehr zu Ihren Diensten dieses Monats.',
  gone_one:
    'Dieses Telefon hat den Beleg einer Stempelung, die das Journal nicht mehr zeigt. Heben Sie ihn auf und zeigen Sie ihn Ihrer Leitung.',
  gone_other:
    'Dieses Telefon hat die Belege von {{count}} Stempelungen, die das Journal nicht mehr zeigt. Heben Sie sie auf und zeigen Sie sie Ihrer Leitung.',
  sheet: {
    text: 'Lassen Sie diesen Code scannen, oder schicken Sie den Beleg: Wer ihn öffnet, liest, ob er echt ist.',
    refused: 'Ihre Leitung hat diese Stempelung abgelehnt:',
    qr: 'QR-Code des Belegs',
    share: 'Teilen',
    shareTitle: 'Beleg einer Stempelung',
    copy: 'Beleg kopieren',
    copied: 'Beleg kopiert',
    notCopied: 'Kopieren ist hier nicht möglich. Markieren Sie unten den Text des Belegs.',
    check: 'Diesen Beleg prüfen',
    receipt: 'Text des Belegs',
    says: 'Er zeigt, dass diese Stempelung zu dieser Uhrzeit gespeichert wurde. Er enthält weder Ihren Namen noch den des Objekts noch Ihren Standort.',
  },
}
