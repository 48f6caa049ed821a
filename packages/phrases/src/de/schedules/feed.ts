import type { feed as french } from '../../fr/schedules/feed.ts'
import type { Translated } from '../../translated.ts'

export const feed = {
  open: 'Teilen',
  title: 'Meinen Dienstplan teilen',
  text: 'Verfolgen Sie veröffentlichte Dienste und genehmigte Abwesenheiten im Kalender Ihres Telefons. Er aktualisiert sich von selbst. Der Grund Ihrer Abwesenheiten steht nicht darin.',
  none: 'Für Ihren Kalender wird eine geheime Adresse erstellt. Wer sie kennt, kann Ihren Dienstplan lesen: geben Sie sie nur weiter, wem Sie ihn zeigen wollen.',
  create: 'Adresse erstellen',
  address: 'Adresse Ihres Kalenders',
  once: 'Kopieren Sie sie jetzt: sie wird nicht wieder angezeigt.',
  copy: 'Kopieren',
  copied: 'Adresse kopiert',
  notCopied: 'Die Adresse konnte nicht kopiert werden. Markieren Sie sie und kopieren Sie sie dann.',
  subscribe: 'In meinem Kalender öffnen',
  by: 'In Google Kalender am Computer: „Weitere Kalender“, dann „Per URL“.',
  since: 'Geteilt seit {{day}}. Die Adresse wird nur beim Erstellen angezeigt: wenn Sie sie nicht mehr haben, erneuern Sie sie.',
  renew: 'Adresse erneuern',
  renewAsk: 'Adresse erneuern?',
  renewText: 'Die jetzige Adresse zeigt sofort nichts mehr. Wer sie nutzt, braucht die neue.',
  stop: 'Nicht mehr teilen',
  stopAsk: 'Dienstplan nicht mehr teilen?',
  stopText: 'Die Adresse zeigt sofort nichts mehr. Sie können eine andere erstellen.',
  stopped: 'Ihr Dienstplan wird nicht mehr geteilt',
} as const satisfies Translated<typeof french>
