import type { personalData as french } from '../fr/personalData.ts'
import type { Translated } from '../translated.ts'

export const personalData: Translated<typeof french> = {
  title: 'Was die Firma über mich speichert',
  text: 'Was {{company}} hier über Sie aufbewahrt, und wie lange die Regeln es verlangen. Nichts davon betrifft Ihre Kollegen.',
  take: 'Meine Daten mitnehmen',
  taking: 'Ihre Daten werden zusammengestellt…',
  taken: 'Ihre Daten sind in der Datei „{{name}}“.',
  takeText: 'Eine einzige Datei, die Sie öffnen, behalten oder weitergeben können. Ihre Sozialversicherungsnummer steht vollständig darin.',
  file: 'meine-daten',
  kinds: {
    identity: 'Person und Kontaktdaten',
    contracts: 'Verträge',
    qualifications: 'Qualifikationen',
    months: 'Monate des Dienstplans',
    services: 'Dienste',
    acts: 'Stempelungen und Korrekturen',
    positions: 'Standorte beim Stempeln',
    comments: 'Kommentare, die Sie lesen dürfen',
    demands: 'Anfragen und Antworten',
    missions: 'Angebotene Einsätze und Ihre Antworten',
    absences: 'Abwesenheiten',
    availabilities: 'Verfügbarkeiten',
    documents: 'Dokumente: erhalten, gelesen, bestätigt',
    notifications: 'Mitteilungen',
    mutedSites: 'Je Objekt abgeschaltete Benachrichtigungen',
    sessions: 'Anmeldungen',
  },
  kept: {
    employment: 'während des Vertrags, dann 5 Jahre',
    work: '5 Jahre',
    position: '2 Monate, 1 Jahr als einziger Nachweis',
    log: '12 Monate',
    account: 'solange Ihr Zugang offen ist',
  },
  call: 'Eine Frage, ein Fehler, etwas zu löschen? Wenden Sie sich an Ihre Einsatzleitung oder an die Leitung von {{company}}. Auch die CNIL nimmt Beschwerden an.',
  readme: {
    intro: 'Diese Datei enthält, was {{company}} am {{day}} in Vigie über {{name}} speichert.',
    times: 'Zeiten sind Weltzeit (UTC): „2026-10-12T08:00:00Z“ ist in Paris im Sommer 10:00 Uhr. Dauern stehen in Minuten.',
    acts: 'Jede Stempelung trägt ihre Zeile des Journals und deren Prüfsumme; Standort und Kommentar stehen nur dort, wo sie noch aufbewahrt werden.',
    left: 'Nicht enthalten: Ihr Passwort und Ihr Stempelcode, die niemand kennt, und was andere Personen betrifft. Dokumente öffnen Sie unter „Meine Dokumente“.',
  },
}
