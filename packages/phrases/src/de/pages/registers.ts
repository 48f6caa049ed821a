import type { registers as french } from '../../fr/pages/registers.ts'
import type { Translated } from '../../translated.ts'

/** What every list of the company says alike: the state of its rows, its count, its form. */
const shared = {
  saved: 'Gespeichert',
  changed: 'Jemand hat diese Zeile gerade geändert. Prüfen Sie, was markiert ist, und fahren Sie fort.',
  count_one: '{{count, number}} Zeile',
  count_other: '{{count, number}} Zeilen',
} as const
const state = {
  title: 'Status der Zeile',
  active: 'In Gebrauch',
  archived: 'Archiv',
  all: 'Alles',
} as const
const empty = {
  filtered: 'Keine passende Zeile',
  showAll: 'Ganze Liste zeigen',
} as const
const roles = {
  manager: 'Verantwortliche',
  resource: 'Sicherheitskräfte',
  manager_partner: 'Partner',
  client: 'Kunden',
  client_user: 'Benutzer der Kunden',
} as const

/** The words of one list: its columns are its fields, and whether a row is archived. */
const listed = <const T extends { readonly fields: object; readonly more?: object; readonly empty: object; readonly filters?: object }>(
  own: T,
) => {
  const { fields, more, filters } = own
  return {
    ...shared,
    searchHint: 'Name',
    ...own,
    empty: { ...empty, ...own.empty } as typeof empty & T['empty'],
    columns: { ...fields, ...more, state: 'Status' } as T['fields'] & T['more'] & { readonly state: string },
    filters: { state, ...filters } as T['filters'] & { readonly state: typeof state },
  }
}

export const title = 'Listen'
export const registers: Translated<typeof french> = {
  title,
  nav: 'Listen des Unternehmens',
  choose: 'Liste',
  add: 'Hinzufügen',
  archivedTag: 'Archiviert',
  archive: 'Archivieren',
  restore: 'Wiederherstellen',
  remove: 'Löschen',
  archiveSome_one: 'Gewählte Zeile archivieren',
  archiveSome_other: '{{count, number}} gewählte Zeilen archivieren',
  restoreSome_one: 'Gewählte Zeile wiederherstellen',
  restoreSome_other: '{{count, number}} gewählte Zeilen wiederherstellen',
  removeSome_one: 'Gewählte Zeile löschen',
  removeSome_other: '{{count, number}} gewählte Zeilen löschen',
  archivedDone: 'Archiviert: Kein Formular bietet es mehr an.',
  restoredDone: 'Wiederhergestellt: Formulare bieten es wieder an.',
  removedDone: 'Gelöscht.',
  keptDone_one: '{{count, number}} Zeile wird noch verwendet: Sie wurde archiviert.',
  keptDone_other: '{{count, number}} Zeilen werden noch verwendet: Sie wurden archiviert.',
  removeTitle: 'Löschen?',
  removeText: 'Was Ihre Daten noch verwenden, bleibt dort lesbar: Es wird archiviert und nicht mehr angeboten.',
  history: 'Verlauf',
  historyOf: 'Verlauf der Liste',
  up: '{{name}} nach oben',
  down: '{{name}} nach unten',

  requirements: 'Anforderungen',

  everyYear: 'Jedes Jahr',
  everywhere: 'Überall',
  noTime: 'Nach den Stunden',

  of: {
    holidays: listed({
      title: 'Feiertage',
      text: 'Sie zählen bei den Zuschlägen und stehen in den Dienstplänen, in allen Objekten oder in ihren Zonen.',
      edit: 'Feiertag ändern',
      new: 'Neuer Feiertag',
      empty: {
        title: 'Keine Feiertage',
        text: 'Tragen Sie die Feiertage ein, an denen Zuschläge gelten. Die gesetzlichen in Frankreich entstehen jedes Jahr von selbst.',
      },
      fields: {
        name: 'Name',
        monthDay: 'Tag',
        year: 'Jahr',
        sectorIds: 'Zonen',
      },
      more: {
        thisYear: 'Dieses Jahr',
        nextYear: 'Nächstes Jahr',
      },
      hints: {
        year: 'Leer lassen für jedes Jahr.',
        sectorIds: 'Ohne Zone gilt der Feiertag überall.',
      },
    }),
    sectors: listed({
      title: 'Zonen',
      text: 'Sie fassen Objekte zusammen: Ein Feiertag kann auf Zonen begrenzt sein, und die Objekte lassen sich danach filtern.',
      edit: 'Zone ändern',
      new: 'Neue Zone',
      empty: {
        title: 'Keine Zonen',
        text: 'Eine Zone fasst Objekte zusammen, zum Beispiel ein Département. Ein Feiertag kann auf sie begrenzt sein.',
      },
      fields: {
        code: 'Code',
        name: 'Name',
      },
      hints: {
        code: 'Der Code aus Ihren Importen. Die Objekte der Zone übernehmen ihn.',
      },
    }),
    activities: listed({
      title: 'Tätigkeiten',
      text: 'Was Ihr Unternehmen tut. Jeder Dienst im Dienstplan kann eine Tätigkeit haben.',
      edit: 'Tätigkeit ändern',
      new: 'Neue Tätigkeit',
      empty: {
        title: 'Keine Tätigkeiten',
        text: 'Tätigkeiten ordnen Ihre Dienste: Bewachung, Brandschutz, Veranstaltungen…',
      },
      fields: {
        name: 'Name',
      },
    }),
    prestations: listed({
      title: 'Leistungen',
      text: 'Was Sie verkaufen. Eine Leistung sagt auch, was die eingesetzte Person haben muss.',
      edit: 'Leistung ändern',
      new: 'Neue Leistung',
      empty: {
        title: 'Keine Leistungen',
        text: 'Leistungen ordnen, was Sie verkaufen, und sagen, welcher Ausweis oder Abschluss nötig ist.',
      },
      fields: {
        name: 'Name',
      },
    }),
    profiles: listed({
      title: 'Profile',
      text: 'Sie sagen, ob ein Dienst als Tag oder Nacht zählt: Codes J und N, Farben und Zähler.',
      edit: 'Profil ändern',
      new: 'Neues Profil',
      empty: {
        title: 'Keine Profile',
        text: 'Ein Profil legt fest, ob ein Dienst am Tag oder in der Nacht ist. Ohne Profil entscheiden die Stunden.',
      },
      fields: {
        name: 'Name',
        time: 'Zählt als',
      },
      words: {
        time: {
          day: 'Tag',
          night: 'Nacht',
        },
      },
      hints: {
        time: 'Ohne Auswahl entscheiden die Stunden des Dienstes.',
      },
    }),
    anomalyReasons: listed({
      title: 'Gründe für Abweichungen',
      text: 'Sicherheitskräfte wählen einen Grund, wenn die Erfassung vom Dienstplan abweicht, Verantwortliche bei einer Korrektur.',
      edit: 'Grund ändern',
      new: 'Neuer Grund',
      empty: {
        title: 'Keine Gründe',
        text: 'Gründe erklären eine Verspätung, ein frühes Gehen oder eine Erfassung außerhalb des Bereichs.',
      },
      fields: {
        name: 'Name',
        explains: 'Erklärt',
        isEarlyLeaveAccepted: 'Früheres Gehen in Ordnung',
        dependsOn: 'Hängt ab von',
        isPrivate: 'Vertraulich',
      },
      words: {
        explains: {
          start: 'Eine Ankunft',
          end: 'Ein Gehen',
          place: 'Den Ort',
        },
        dependsOn: {
          relief: 'Der Ankunft der Ablösung',
          manager: 'Der Zustimmung eines Verantwortlichen',
        },
      },
      hints: {
        explains: 'Nur dort wird der Grund angeboten.',
        isEarlyLeaveAccepted: 'Mit diesem Grund früher zu gehen ist keine Abweichung.',
        dependsOn: 'Bis das bestätigt ist, bleibt das Gehen eine Abweichung.',
        isPrivate: 'Er betrifft die Gesundheit: Er steht auf keinem Blatt, das ein Kunde unterschreibt.',
      },
    }),
    contractTypes: listed({
      title: 'Vertragsarten',
      text: 'Sie werden beim Anlegen eines Vertrags gewählt und ordnen Verträge in Listen.',
      edit: 'Vertragsart ändern',
      new: 'Neue Vertragsart',
      empty: {
        title: 'Keine Vertragsarten',
        text: 'Jeder Vertrag hat eine: unbefristet, befristet… Ohne eine lässt sich kein Vertrag anlegen.',
      },
      fields: {
        name: 'Name',
        documentTypeIds: 'Verlangte Unterlagen',
      },
      hints: {
        documentTypeIds: 'Die Personalakte sagt, welche fehlen.',
      },
    }),
    unavailabilityTypes: listed({
      title: 'Abwesenheitsarten',
      text: 'Sie werden gewählt, wenn eine Sicherheitskraft eine Abwesenheit beantragt oder ein Verantwortlicher sie einträgt.',
      edit: 'Abwesenheitsart ändern',
      new: 'Neue Abwesenheitsart',
      empty: {
        title: 'Keine Abwesenheitsarten',
        text: 'Jede Abwesenheit hat eine: Urlaub, Krankheit, Schulung…',
      },
      fields: {
        name: 'Name',
      },
    }),
    documentTypes: listed({
      title: 'Dokumentarten',
      text: 'Sie werden beim Ablegen eines Dokuments gewählt und filtern die Dokumente.',
      edit: 'Dokumentart ändern',
      new: 'Neue Dokumentart',
      empty: {
        title: 'Keine Dokumentarten',
        text: 'Sie ordnen Ihre Dokumente: Anweisungen, Rundschreiben, Berichte…',
      },
      fields: {
        name: 'Name',
      },
    }),
    qualifications: listed({
      title: 'Qualifikationen',
      text: 'Der Katalog dessen, was Sicherheitskräfte haben können. Eine Leistung kann es verlangen, ein Import nennt es beim Code.',
      edit: 'Qualifikation ändern',
      new: 'Neue Qualifikation',
      empty: {
        title: 'Keine Qualifikationen',
        text: 'Abschlüsse, Befähigungen, Ausrüstung…, die Sie Sicherheitskräften geben und die Ihre Leistungen verlangen.',
      },
      fields: {
        kind: 'Art',
        code: 'Code',
        name: 'Name',
      },
      words: {
        kind: {
          degree: 'Abschluss',
          empowerment: 'Befähigung',
          equipment: 'Ausrüstung',
          formality: 'Formalität',
          job: 'Beruf',
          language: 'Sprache',
          nationality: 'Staatsangehörigkeit',
        },
      },
      hints: {
        code: 'Eindeutig je Art; Abschlüsse und Befähigungen teilen sich ihre Codes.',
      },
      filters: {
        kind: {
          title: 'Art',
          all: 'Alle Arten',
          degree: 'Abschluss',
          empowerment: 'Befähigung',
          equipment: 'Ausrüstung',
          formality: 'Formalität',
          job: 'Beruf',
          language: 'Sprache',
          nationality: 'Staatsangehörigkeit',
        },
      },
    }),
    links: listed({
      title: 'Nützliche Links',
      text: 'Sie stehen auf der Startseite der gewählten Personen, in dieser Reihenfolge.',
      edit: 'Link ändern',
      new: 'Neuer Link',
      empty: {
        title: 'Keine Links',
        text: 'Geben Sie Ihren Sicherheitskräften oder Kunden die Adressen, die sie brauchen.',
      },
      fields: {
        name: 'Name',
        url: 'Adresse',
        roles: 'Sichtbar für',
      },
      more: {
        place: 'Reihenfolge',
        moves: 'Verschieben',
      },
      words: { roles },
    }),
    news: listed({
      title: 'Neuigkeiten',
      text: 'Sie stehen ab ihrem Datum auf der Startseite der gewählten Personen. Archiviert sind sie zurückgezogen.',
      edit: 'Neuigkeit ändern',
      new: 'Neue Mitteilung',
      empty: {
        title: 'Keine Neuigkeiten',
        text: 'Kündigen Sie eine Anweisung oder Änderung an: Man liest sie ab dem gewählten Datum auf der Startseite.',
      },
      searchHint: 'Titel oder Text',
      fields: {
        title: 'Titel',
        body: 'Text',
        publishedOn: 'Veröffentlicht am',
        roles: 'Sichtbar für',
        pictureText: 'Bildbeschreibung',
      },
      groups: { picture: 'Bild' },
      hints: { pictureText: 'Sagt, was das Bild zeigt, wenn man es nicht sieht. Leer: Das Bild ist nur Schmuck.' },
      picture: {
        add: 'Bild hinzufügen',
        change: 'Bild ändern',
        none: 'Kein Bild',
        hint: 'Legen Sie hier ein Bild ab oder wählen Sie eines. Es wird auf 16:9 zugeschnitten und vor dem Senden auf diesem Gerät verkleinert.',
        saved: 'Bild gespeichert',
        removed: 'Bild entfernt',
        kept: 'Es wird mit der Neuigkeit gespeichert.',
        failed: 'Die Neuigkeit ist gespeichert, aber ohne ihr Bild. {{reason}}',
      },
      words: { roles },
    }),
  },
}
