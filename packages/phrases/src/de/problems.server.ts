import type { serverProblems as french } from '../fr/problems.server.ts'
import type { Translated } from '../translated.ts'
import { screenProblems } from './problems.screens.ts'

export const serverProblems: Translated<typeof french> = {
  agent: {
    ...screenProblems.agent,
    hasAccount: 'Diese Person hat bereits einen Zugang und kann auf der Anmeldeseite ein neues Passwort wählen.',
    noEmail: 'Diese Person hat keine E-Mail-Adresse: Tragen Sie eine ein und laden Sie sie dann ein.',
    noAddress: 'Diese Person hat weder E-Mail noch Mobiltelefon: Tragen Sie eines davon ein, um den Code zu senden.',
    noCodeMail: 'Diese Person hat keine E-Mail-Adresse: Tragen Sie eine ein, um den Code zu senden. Es wurde kein Code geändert.',
    noMailer:
      'Der E-Mail-Versand ist nicht eingerichtet: Der Code käme nicht an. Es wurde kein Code geändert. Über einen Import können Sie einen festlegen.',
    codeTaken: 'Dieser Code ist bereits vergeben: Wählen Sie einen anderen.',
    numberTaken: 'Diese Personalnummer ist vergeben: Wählen Sie eine andere.',
    archived: 'Diese Sicherheitskraft ist archiviert: Stellen Sie sie zuerst wieder her.',
    planned: 'Anstehende Dienste: {{count, number}}, der erste am {{day, wholeDay}}. Geben Sie sie weiter, dann archivieren Sie.',
    referred:
      'Dienste, Dokumente, Anträge, gelesene Dienstanweisungen oder ein Zugang gehören zu dieser Sicherheitskraft: Archivieren Sie sie, ihre Vergangenheit bleibt lesbar.',
    alreadyHeld: 'Das ist schon eingetragen: Ändern Sie die vorhandene Zeile.',
  },
  contract: {
    ...screenProblems.contract,
    numberTaken: 'Ein anderer Vertrag hat diese Nummer schon: Wählen Sie eine andere.',
    used: 'Dienste, Verfügbarkeiten oder Anträge gehören zu diesem Vertrag: Geben Sie seinen letzten Tag an, statt ihn zu löschen.',
  },
  loan: {
    returnedBefore: 'Die Rückgabe liegt vor der Ausgabe.',
    signed: 'Diese Ausgabe ist bestätigt und bleibt. Geben Sie stattdessen die Rückgabe an.',
    signedAlready: 'Diese Ausgabe ist schon bestätigt, oder das Material ist zurück.',
  },
  user: {
    ...screenProblems.user,
    partnerClosed: 'Dieser Partner ist geschlossen: Öffnen Sie ihn zuerst wieder.',
    ownRight:
      'Ihr eigenes Recht „Einstellungen und Benutzer“ können Sie sich nicht entziehen: Wenden Sie sich an eine andere Person mit diesem Recht.',
    ownAccess: 'Ihren eigenen Zugang können Sie nicht entziehen: Wenden Sie sich an eine andere Person mit Verwaltungsrecht.',
    lastAdministrator: 'Nur Sie haben dieses Recht: Geben Sie es zuerst einer anderen Person.',
    noSiteLeft: 'Diesem Benutzer bliebe kein Objekt: Wählen Sie zuerst ein Objekt der neuen Kunden.',
    alreadyThere: 'Diese Person hat mit dieser Adresse bereits einen solchen Zugang.',
    withdrawn: 'Der Zugang ist entzogen: Geben Sie ihn zuerst zurück.',
    hasPassword: 'Diese Person hat sich schon angemeldet und kann auf der Anmeldeseite ein neues Passwort wählen.',
    ownSight: 'Das ist Ihr eigenes Konto: Sie sehen es bereits.',
  },
  import: {
    countsFrom: 'Wählen Sie einen Tag seit dem Jahr 2000, höchstens ein Jahr im Voraus.',
  },
  partner: { codeTaken: 'Ein anderer Partner hat diesen Code bereits: Wählen Sie einen anderen.' },
  client: {
    codeTaken: 'Ein anderer Kunde hat diesen Code bereits: Wählen Sie einen anderen.',
    openSites: 'Dieser Kunde hat noch offene Standorte: Schließen Sie sie zuerst.',
  },
  instructions: {
    ...screenProblems.instructions,
    same: 'Die veröffentlichten Anweisungen lauten bereits so: Ändern Sie den Entwurf.',
    comesLater:
      'Eine bereits veröffentlichte Fassung tritt später in Kraft und würde diese ersetzen: Machen Sie sie wieder zum Entwurf, oder wählen Sie einen späteren Tag.',
    hasDraft: 'Dieses Objekt hat bereits einen Entwurf: Veröffentlichen oder löschen Sie ihn zuerst.',
    holds: 'Diese Fassung gilt: Veröffentlichen Sie eine neue, um sie zu ersetzen.',
  },
  contact: {
    ...screenProblems.contact,
    owner: 'Geben Sie ein Objekt oder einen Kunden an, nicht beides.',
  },
  site: {
    ...screenProblems.site,
    soldAlready: 'Dieses Objekt hat diese Leistung bereits: Bearbeiten Sie deren Zeile.',
    clientClosed: 'Sein Kunde ist geschlossen: Öffnen Sie ihn zuerst wieder.',
    comingShifts: 'Kommende Dienste an diesem Objekt: {{count, number}}. Sie blieben dort geplant: Bestätigen Sie die Schließung.',
    codeTaken: 'Ein anderer Standort hat diesen Code bereits: Wählen Sie einen anderen.',
    zoneKept: 'Dieser Standort hat bereits Einsätze: Seine Zeitzone kann sich nicht mehr ändern.',
    noClient: 'Wählen Sie einen Kunden aus der Liste.',
  },
  card: {
    short: 'Diese Nummer ist zu kurz für eine Karte. Halten Sie die Karte an das Lesegerät.',
    random: 'Diese Nummer ändert sich bei jedem Lesen, wie bei einem Telefon. Nehmen Sie eine echte Karte.',
  },
  clocking: {
    twice:
      '{{time}} gibt es in dieser Nacht zweimal: {{time}} (Sommerzeit, UTC{{first}}) oder {{time}} (Winterzeit, UTC{{second}}). Geben Sie in {{field}} an, welche gemeint ist.',
    skipped: '{{time}} gibt es an diesem Tag nicht: Die Zeitumstellung überspringt diese Stunde.',
    apart:
      'Dieser Zeitpunkt ist nach der Uhr des Objekts nicht {{time}}: Senden Sie nur einen der beiden Werte oder zwei übereinstimmende.',
    planned: 'Eine Stempelung ändert keine geplanten Zeiten: Ändern Sie den Dienstplan und senden Sie dieses Feld nicht.',
    ahead: 'Diese Uhrzeit ist noch nicht erreicht.',
    otherDay:
      'Diese Uhrzeit liegt zu weit vom Dienst entfernt. Wählen Sie eine zwischen {{fromDay, wholeDay}}, {{fromTime}} Uhr, und {{toDay, wholeDay}}, {{toTime}} Uhr.',
    tooLong: 'Der Dienst würde länger als 24 Stunden dauern. Prüfen Sie Tag und Uhrzeit.',
    sayWhen: 'Dieser Dienst findet gerade nicht statt: Geben Sie Tag und Uhrzeit der Stempelung an.',
  },
  demand: {
    ...screenProblems.demand,
    awayAlready: 'An diesen Tagen ist schon eine Abwesenheit eingetragen oder beantragt.',
    notYours: 'Wählen Sie einen kommenden Dienst, der noch Ihrer ist.',
    noColleague: 'Wählen Sie jemanden von diesem Objekt.',
    notTheirs: 'Wählen Sie einen kommenden Dienst dieser Person an diesem Objekt.',
    whyRefused: 'Schreiben Sie, warum: Der Text wird gelesen.',
    choices: '«{{label}}»: Auswahlmöglichkeiten gehören zu einer Auswahlfrage und zu keiner anderen.',
    noType: 'Diese Art von Anfrage wird nicht angeboten.',
  },
  device: {
    noWay: 'Eine Art zu stempeln muss bleiben: Code oder Karte.',
  },
  document: {
    past: 'Wählen Sie heute oder einen kommenden Tag.',
    noFile: 'Wählen Sie mindestens eine Datei.',
    oneFile: 'Wählen Sie nur eine Datei.',
    nobodyAsked: 'Niemand muss dieses Dokument bestätigen: Verlangen Sie zuerst eine Bestätigung.',
  },
  notification: {
    forWhom: 'Wählen Sie, für wen es ist: einzelne Sicherheitskräfte, einen Standort oder alle.',
    subscription: 'Dieser Browser hat keine gültige Benachrichtigungsadresse angegeben.',
  },
}
