import type { home as french } from '../fr/home.ts'
import type { Translated } from '../translated.ts'

export const home: Translated<typeof french> = {
  morning: 'Guten Tag, {{name}}',
  evening: 'Guten Abend, {{name}}',
  today: {
    title: 'Heute',
    all: 'Stempelungen ansehen',
    none: 'Heute ist kein Dienst geplant.',
    at: 'Stand {{time}}',
    missed: 'Nicht erschienen',
    late: 'Verspätet',
    outsideArea: 'Außerhalb',
    unassigned: 'Unbesetzt',
    finished: 'Beendet',
    present: 'Im Dienst',
    presentOf: '{{present, number}} / {{expected, number}}',
    number: '{{value, number}}',
  },
  todo: { title: 'Zu erledigen' },
  news: {
    title: 'Neuigkeiten',
    none: 'Keine Neuigkeiten',
    noneText: 'Was Ihre Firma für Sie veröffentlicht, steht hier.',
    open: 'Weiterlesen',
    close: 'Einklappen',
  },
  links: { title: 'Nützliche Links', newTab: 'neuer Tab' },
  account: { title: 'Ihr Konto', profile: 'Mein Profil', password: 'Passwort ändern', settings: 'Sprache und Anzeige' },
  urgency: { title: 'Notrufnummer', call: '{{phone}} anrufen' },
  noContract: {
    title: 'Kein laufender Vertrag',
    text: 'Ihr Bereich öffnet sich, sobald {{company}} Ihren Vertrag erfasst hat. Sollte er schon vorliegen, fragen Sie Ihre Einsatzleitung.',
    textCall: 'Ihr Bereich öffnet sich, sobald {{company}} Ihren Vertrag erfasst hat. Sollte er schon vorliegen, rufen Sie {{company}} an.',
    call: '{{phone}} anrufen',
    again: 'Erneut prüfen',
  },
}
