import type { checks as french } from '../../fr/clockings/checks.ts'
import type { Translated } from '../../translated.ts'

export const checks: Translated<typeof french> = {
  next: 'Nächste Kontrolle um {{time}}',
  phone: {
    title: 'Alles in Ordnung?',
    due: 'Kontrolle um {{time}}. Antworten Sie vor {{by}}.',
    late: 'Kontrolle um {{time}}, seit {{by}} ohne Antwort. Antworten Sie jetzt, Ihre Leitung sieht es.',
    answer: 'Alles in Ordnung',
    sending: 'Wird gesendet …',
    atTablet: 'Antworten Sie am Tablet des Objekts, mit Ihrem Code.',
    help: 'In Gefahr? Rufen Sie die\u00a0112 an.',
    answered: 'Antwort erfasst',
    kept: 'Antwort auf diesem Telefon aufbewahrt; sie wird gesendet, sobald das Netz zurück ist.',
    known: 'Auf diese Kontrolle haben Sie schon geantwortet.',
    notKept: 'Die Antwort konnte nicht erfasst werden. Versuchen Sie es erneut.',
  },
  tablet: {
    confirm: 'antwortet auf die Kontrolle',
    due: 'Kontrolle fällig',
    done: 'Kontrolle um {{time}} beantwortet',
    thanks: 'Danke, {{name}}',
    awaited_one: '{{count, number}} Kontrolle fällig',
    awaited_other: '{{count, number}} Kontrollen fällig',
  },
  story: {
    missed: 'Kontrolle ohne Antwort',
    by: 'Fällig zwischen {{time}} und {{by}}.',
    late: 'verspätet',
    count_one: '{{count, number}} Kontrolle ohne Antwort',
    count_other: '{{count, number}} Kontrollen ohne Antwort',
  },
  settings: {
    title: 'Kontrollen im Dienst',
    off: 'Im Dienst wird keine Kontrolle verlangt.',
    on: 'Alle {{every, number}} Dienstminuten wird bestätigt, dass alles in Ordnung ist, innerhalb von {{answer, number}} Minuten. Ohne Antwort wird die Leitung benachrichtigt.',
    change: 'Ändern',
  },
}
