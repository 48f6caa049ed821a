import { demandWords } from './demands/words.ts'
import type { messages as french } from '../fr/messages.ts'
import type { Translated } from '../translated.ts'

export const messages: Translated<typeof french> = {
  reset: {
    subject: 'Ihr neues Passwort für {{company}}',
    body: 'Guten Tag{{called}},\n\num ein neues Passwort zu wählen, öffnen Sie diesen Link innerhalb einer Stunde:\n{{link}}\n\nFalls Sie nichts angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt gleich.',
  },
  invitation: {
    subject: 'Ihr Zugang zu {{company}}',
    body: 'Guten Tag{{called}},\n\n{{company}} hat Ihnen einen Zugang eingerichtet. Wählen Sie innerhalb von 7 Tagen Ihr Passwort:\n{{link}}\n\nDanach melden Sie sich auf {{entrance}} an (Firmencode: {{code}}).',
  },
  confirmation: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    body: 'Guten Tag{{called}},\n\nbestätigen Sie diese Adresse für {{company}} innerhalb einer Stunde:\n{{link}}',
  },
  code: {
    subject: 'Ihr neuer Stempelcode für {{company}}',
    body: 'Guten Tag{{called}},\n\nIhr neuer Stempelcode für {{company}}: {{code}}\n\nDer alte gilt nicht mehr. Geben Sie ihn niemandem weiter.',
  },
  /** Asked for by somebody who knows the address, perhaps not by its reader. */
  nextCode: {
    subject: 'Ihr neuer Stempelcode für {{company}}',
    body: 'Guten Tag{{called}},\n\nfür Sie wurde bei {{company}} ein neuer Stempelcode angefordert: {{code}}\n\nDer alte gilt weiter, bis Sie diesen benutzen; er ist 24 Stunden gültig. Haben Sie nichts angefordert, beachten Sie diese Nachricht nicht: Es ändert sich nichts. Geben Sie den Code niemandem weiter.',
  },
  root: {
    subject: 'Nachweis der Stempelungen {{company}}, Nr. {{number}}',
    body: 'Guten Tag,\n\nhier ist die Wurzel Nr. {{number}} der Stempelungen von {{company}} vom {{at}}: {{acts}} Stempelungen an {{sites}} Objekten.\n\n{{root}}\n\nBewahren Sie diese Nachricht außerhalb des Portals auf. Wird eine Stempelung von diesem Tag oder davor später geändert, entfernt oder hinzugefügt, so zeigt es die folgende Zeile (npm run clockings:verify -- --receipts DATEI):\n\n{{word}}\n\nSignaturschlüssel: {{key}}\nPortal: {{link}}',
    alarm:
      'Guten Tag,\n\nAchtung: Stempelungen, die frühere Wurzeln enthielten, sind verschwunden oder wurden neu geschrieben (betroffene Objekte: {{count}}). Lassen Sie das Journal prüfen (npm run clockings:verify).\n\nHier ist die Wurzel Nr. {{number}} der Stempelungen von {{company}} vom {{at}}: {{acts}} Stempelungen an {{sites}} Objekten.\n\n{{root}}\n\nBewahren Sie diese Nachricht und die früheren außerhalb des Portals auf:\n\n{{word}}\n\nSignaturschlüssel: {{key}}\nPortal: {{link}}',
  },
  demands: demandWords,
  /** What a calendar that an agent has shared is called. */
  feed: { name: 'Dienstplan {{company}}', absence: 'Abwesenheit' },
  receipts: {
    held: 'Diese Quittung ist echt: Das Journal enthält genau diese Stempelung.',
    covered: 'Diese Quittung ist echt: Das Journal enthält genau diese Stempelung, und eine signierte Wurzel deckt sie ab.',
    changed: 'Diese Quittung ist echt, aber das Journal enthält diese Stempelung nicht mehr so: Sie wurde seither geändert.',
    missing: 'Diese Quittung ist echt, aber das Journal enthält diese Stempelung nicht mehr: Sie wurde entfernt.',
    foreign: 'Diese Quittung ist echt, gehört aber zu einem anderen Unternehmen.',
    unsigned: 'Diese Quittung wurde nicht hier signiert oder sie wurde verändert.',
    unreadable: 'Das ist keine vollständige Quittung. Kopieren Sie sie ganz, von VR1 bis zum letzten Zeichen.',
  },
  /** Of a channel, by an administrator, to itself. */
  test: {
    subject: 'Testnachricht von {{company}}',
    mail: 'Guten Tag,\n\nSie haben diese Testnachricht in den Einstellungen von {{company}} angefordert. Ist sie angekommen, gehen E-Mails von Vigie hinaus.',
    push: 'Dieser Browser erhält Benachrichtigungen von {{company}}.',
  },
  /** To a user, of what an administrator has changed of it; by line what was and what is. */
  identity: {
    subject: 'Ihr Konto bei {{company}} wurde geändert',
    body: 'Guten Tag{{called}},\n\n{{by}} hat Ihr Konto bei {{company}} geändert:\n{{changes}}\n\nFalls Sie das nicht erwartet haben, wenden Sie sich an Ihre Firma.',
    lastName: 'Nachname: {{from}} → {{to}}',
    firstName: 'Vorname: {{from}} → {{to}}',
    email: 'Anmeldeadresse: {{from}} → {{to}}',
    phone: 'Telefon: {{from}} → {{to}}',
  },
  notice: {
    body: 'Guten Tag{{called}},\n\n{{text}}\n\nIm Portal öffnen:\n{{link}}\n\nDiese Nachricht kommt von {{company}}. Was Sie erhalten, bestimmen Sie hier:\n{{choices}}',
  },
  /** Why an act that was kept without network is to be confirmed. */
  prints: {
    interrupted: 'Der Druck wurde durch einen Neustart des Portals unterbrochen: Keine Datei wurde behalten. Starten Sie ihn erneut.',
    tooLarge:
      'Dieser Druck hat zu viel Zeit oder Speicher gebraucht: Keine Datei wurde behalten. Wählen Sie weniger Objekte oder Sicherheitskräfte.',
  },
  doubts: {
    code: 'Der Code oder Ausweis, der an der Stempeluhr gezeigt wurde, gehört nicht oder nicht mehr zu dieser Sicherheitskraft.',
    unchecked: 'Die Stempeluhr hatte gerade zu viele falsche Codes gesendet: Was bei dieser Stempelung gezeigt wurde, ist nicht geprüft.',
    unknown_device: 'Dieses Gerät war zusammen mit dieser Person noch nicht bekannt, als gestempelt wurde.',
    contact_between: 'Das Gerät hatte nach dieser Stempelung Kontakt zum Portal, ohne sie zu melden.',
    too_old: 'Diese Stempelung ist zu lange danach eingegangen.',
    clock: 'Die Uhrzeit des Geräts ließ sich nicht prüfen.',
    window: 'Diese Stempelung liegt außerhalb der Zeiten, die für diesen Dienst erlaubt sind.',
    place: 'Der Ort dieser Stempelung ist nicht der, den das Objekt verlangt.',
    order: 'Diese Stempelung passt nicht zu dem, was bereits erfasst ist.',
  },
  /** Why an act that was kept without network was refused for good: to whoever made it, and to a manager who reads the service's story. */
  refusedActs: {
    agent: {
      notTheirs: 'Dieser Dienst ist nicht oder nicht mehr Ihrer. Wenden Sie sich an Ihre Leitung.',
      otherAgent: 'Diese Stempelung gehört einer anderen Person oder ist von ihrem Gerät nicht signiert. Wenden Sie sich an Ihre Leitung.',
      otherAct: 'Ihre Kennung gehört schon zu einer anderen Stempelung. Stempeln Sie erneut oder wenden Sie sich an Ihre Leitung.',
      incomplete: 'Diese Stempelung ist unvollständig oder widersprüchlich. Stempeln Sie erneut oder wenden Sie sich an Ihre Leitung.',
      unfit: 'Zu viele Stempelungen dieses Dienstes warten schon auf eine Entscheidung. Wenden Sie sich an Ihre Leitung.',
    },
    manager: {
      notTheirs: 'Als diese Stempelung ankam, war der Dienst nicht oder nicht mehr der dieser Sicherheitskraft.',
      otherSite: 'Als diese Stempelung ankam, war ihr Gerät diesem Objekt nicht oder nicht mehr zugeordnet.',
      otherAgent: 'Die am Gerät erkannte Sicherheitskraft ist nicht die dieses Dienstes.',
      unsigned: 'Das genannte Gerät hat diese Stempelung nicht signiert: Woher sie kommt, ist nicht belegt.',
      unrecognised: 'Das Gerät hatte für diese Stempelung weder einen Code noch eine Karte erkannt.',
      unforced: 'Diese Stempelung gab sich als erzwungen aus, aber keine Leitung hat sie erzwungen.',
      otherAct: 'Die Kennung dieser Stempelung gehörte schon zu einer anderen.',
      incomplete: 'Diese Stempelung war unvollständig oder widersprüchlich.',
      unfit: 'Diese Stempelung konnte nicht zu diesem Dienst gehören, oder zu viele andere warteten schon auf eine Entscheidung.',
      off: 'Das Stempeln war für dieses Objekt oder für Ihr Unternehmen nicht aktiviert.',
      reason: 'Der Grund fehlte oder passte nicht zu dieser Stempelung.',
      outside: 'Diese Stempelung wurde zu weit vom Objekt entfernt gemacht ({{metres, distance}}).',
      known: 'Dieselbe Stempelung war schon erfasst ({{time}}).',
      other: 'Die Regeln ließen nicht zu, sie zu erfassen.',
    },
  },
  notices: {
    acts: { start: 'Ankunft', end: 'Dienstende', onTheWay: 'unterwegs', breakStart: 'Pausenbeginn', breakEnd: 'Pausenende' },
    openToRead: 'Öffnen Sie Vigie, um den Grund zu lesen.',
    clockingUnconfirmed: { title: 'Stempelung zu bestätigen: {{act}} am {{day}} um {{time}}, {{site}}' },
    clockingDecided: {
      confirmed: 'Stempelung bestätigt: {{act}} am {{day}} um {{time}}, {{site}}',
      refused: 'Stempelung abgelehnt: {{act}} am {{day}} um {{time}}, {{site}}',
      body: 'Grund: {{comment}}',
    },
    clockingCorrected: {
      corrected: 'Stempelung korrigiert: {{act}} am {{day}}, statt {{time}} jetzt {{becomes}}, {{site}}',
      deleted: 'Stempelung gelöscht: {{act}} am {{day}} um {{time}}, {{site}}',
    },
    shiftAssigned: {
      title: 'Neuer Dienst: {{site}}, {{day}} von {{time}} bis {{until}}',
      body: 'Dieser Dienst wurde Ihnen soeben zugeteilt. Er steht in Ihrem Dienstplan.',
    },
    shiftWithdrawn: {
      title: 'Dienst entfällt: {{site}}, {{day}} von {{time}} bis {{until}}',
      body: 'Dieser Dienst steht nicht mehr in Ihrem Dienstplan.',
    },
    demandMade: {
      title: 'Anfrage von {{agent}}: {{type}}',
      body: 'Antworten Sie unter «Anfragen».',
    },
    demandAnswered: {
      underWay: 'Ihre Anfrage ist in Bearbeitung: {{type}}',
      partly: 'Ihre Anfrage ist zum Teil bearbeitet: {{type}}',
      accepted: 'Ihre Anfrage ist angenommen: {{type}}',
      refused: 'Ihre Anfrage ist abgelehnt: {{type}}',
      body: 'Anfrage vom {{day}}.',
    },
    swapAsked: {
      title: '{{agent}} möchte Ihnen einen Dienst abgeben: {{site}}, {{day}} von {{time}} bis {{until}}',
      body: 'Ihre Leitung entscheidet. Sagen Sie ihr, wenn es Ihnen nicht passt.',
      bodyInReturn:
        'Im Tausch gegen Ihren Dienst am {{day}} von {{time}} bis {{until}}. Ihre Leitung entscheidet. Sagen Sie ihr, wenn es Ihnen nicht passt.',
    },
    absenceRecorded: {
      day: 'am {{from}}',
      days: 'vom {{from}} bis {{to}}',
      recorded: 'Abwesenheit eingetragen {{days}}',
      changed: 'Abwesenheit geändert: {{days}}',
      removed: 'Abwesenheit gelöscht: {{days}}',
      body: 'Ihre Leitung hat sie für Sie eingetragen. Ihre Dienste in dieser Zeit entfallen.',
      bodyProof: 'Ihre Leitung hat sie für Sie eingetragen, Ihre Dienste in dieser Zeit entfallen. Ein Nachweis wird erwartet.',
      bodyRemoved: 'Ihre Leitung hat sie gelöscht. Sehen Sie in Ihren Dienstplan.',
    },
    schedulePublished: {
      title: 'Dienstplan veröffentlicht: {{month, month}}',
      body_one: '{{count, number}} Dienst. Lesen und bestätigen Sie den Dienstplan.',
      body_other: '{{count, number}} Dienste. Lesen und bestätigen Sie den Dienstplan.',
    },
    scheduleReplanned: {
      title: 'Dienstplan geändert: {{month, month}}',
      body_one: '{{count, number}} Dienst ist neu oder geändert. Lesen Sie Ihren Monat erneut.',
      body_other: '{{count, number}} Dienste sind neu oder geändert. Lesen Sie Ihren Monat erneut.',
      read: 'Lesen Sie Ihren Monat erneut.',
      service: '{{day}}, {{time}}–{{until}}, {{site}}',
      changed_one: '{{count, number}} neuer oder geänderter Dienst: {{services}}.',
      changed_other: '{{count, number}} neue oder geänderte Dienste: {{services}}.',
      gone_one: '{{count, number}} Dienst entfällt: {{services}}.',
      gone_other: '{{count, number}} Dienste entfallen: {{services}}.',
    },
    scheduleReminder: {
      title: 'Dienstplan bestätigen: {{month, month}}',
      body_one: '{{count, number}} Dienst wartet auf Ihre Bestätigung.',
      body_other: '{{count, number}} Dienste warten auf Ihre Bestätigung.',
    },
    missionOffered: {
      title: 'Einsatz angeboten: {{site}}, {{day}} von {{time}} bis {{until}}',
      body: 'Haben Sie Zeit? Antworten Sie unter Ihren Einsätzen.',
    },
    missionGone: {
      title: 'Einsatz vergeben: {{site}}, {{day}} von {{time}} bis {{until}}',
      body: 'Danke für Ihre Antwort. Dieser Einsatz ist nicht mehr offen.',
    },
    shiftCheckDue: {
      title: 'Alles in Ordnung? Kontrolle um {{time}}, {{site}}',
      body: 'Antworten Sie vor {{by}}, auf Ihrem Telefon oder an der Stempeluhr.',
    },
    shiftCheckMissed: {
      manager: {
        title: 'Kontrolle ohne Antwort: {{agent}}, {{site}}',
        body: 'Keine Rückmeldung seit {{time}}. Rufen Sie die Sicherheitskraft an, dann das Objekt.',
      },
      many_one: '{{count, number}} Kontrolle ohne Antwort',
      many_other: '{{count, number}} Kontrollen ohne Antwort',
    },
    alertPostEmpty: {
      manager: {
        title: 'Posten unbesetzt: {{site}}',
        body: '{{agent}} ist um {{time}} gegangen, und die Ablösung hat nicht gestempelt. Geplant bis {{until}}.',
      },
      many_one: '{{count, number}} Posten unbesetzt',
      many_other: '{{count, number}} Posten unbesetzt',
    },
    alertNotArrived: {
      own: {
        title: 'Sie werden erwartet: {{site}}',
        body: 'Ihr Dienst hat um {{time}} begonnen. Stempeln Sie, oder melden Sie sich, wenn Sie sich verspäten.',
      },
      manager: {
        title: 'Nicht erschienen: {{agent}}, {{site}}',
        body: 'Dienst von {{time}} bis {{until}}, {{day}}. Niemand hat gestempelt.',
      },
      many_one: '{{count, number}} Sicherheitskraft nicht erschienen',
      many_other: '{{count, number}} Sicherheitskräfte nicht erschienen',
    },
    alertUncovered: {
      manager: {
        title: 'Offener Dienst: {{site}}, {{time}} bis {{until}}',
        body: 'Für diesen Dienst am {{day}} ist niemand eingeteilt.',
      },
      many_one: '{{count, number}} offener Dienst',
      many_other: '{{count, number}} offene Dienste',
    },
    alertDeviceOffline: {
      manager: {
        title: 'Stempeluhr offline: {{device}}, {{site}}',
        body: 'Kein Kontakt seit {{time}}, während eines Dienstes. Gestempeltes bleibt dort erhalten; prüfen Sie das Netz.',
      },
      many_one: '{{count, number}} Stempeluhr offline',
      many_other: '{{count, number}} Stempeluhren offline',
    },
    alertPreClocking: {
      own: {
        title: 'Sind Sie unterwegs? {{site}}, {{time}}',
        body: 'Melden Sie „Ich bin unterwegs“ für Ihren Dienst von {{time}} bis {{until}}.',
      },
      manager: {
        title: 'Noch nicht unterwegs: {{agent}}, {{site}}',
        body: 'Der Dienst beginnt um {{time}}, {{day}}.',
      },
      many_one: '{{count, number}} Sicherheitskraft noch nicht unterwegs',
      many_other: '{{count, number}} Sicherheitskräfte noch nicht unterwegs',
    },
    alertsBody: 'Welche es sind, steht in der Liste der Alarme.',
    deviceCopied: {
      title: 'Zwei Kopien der Stempeluhr „{{device}}“?',
      body: 'Zwei Geräte melden sich abwechselnd unter diesem Namen an ({{site}}), gesehen am {{day}} um {{time}}. Kennen Sie nur eines, melden Sie den Verlust oder Diebstahl; sonst trennen Sie die Stempeluhr und verknüpfen jedes Gerät neu.',
    },
    deviceGuessed: {
      title: 'Codes an der Stempeluhr „{{device}}“ ausprobiert',
      body: 'Zu viele falsche Codes dort ähneln denen ihrer Sicherheitskräfte ({{site}}), am {{day}} um {{time}}: Vielleicht sucht sie jemand. Prüfen Sie, wo das Gerät ist; im Zweifel melden Sie den Verlust oder Diebstahl.',
    },
    instructionsPublished: {
      title: 'Neue Anweisungen: {{site}}',
      body: 'Neue Anweisungen sind in Kraft. Lesen Sie sie vor Ihrem nächsten Dienst.',
      from: 'Neue Anweisungen gelten ab dem {{day}}. Sie können sie schon lesen.',
    },
    instructionsReminder: {
      title: 'Anweisungen zu lesen: {{site}}',
      body: 'Sie haben die geltenden Anweisungen noch nicht geöffnet. Lesen Sie sie vor Ihrem nächsten Dienst.',
    },
    documentFiled: {
      title: 'Neues Dokument: {{document}}',
      read: 'Dieses Dokument liegt für Sie bereit.',
      validate: 'Bitte lesen und bestätigen Sie dieses Dokument.',
      validateBy: 'Bitte lesen und bestätigen Sie dieses Dokument bis zum {{day}}.',
    },
    documentReminder: {
      title: 'Erinnerung: {{document}}',
      read: 'Sie haben dieses Dokument noch nicht gelesen.',
      validate: 'Sie haben dieses Dokument noch nicht gelesen und bestätigt.',
      validateBy: 'Sie haben dieses Dokument noch nicht gelesen und bestätigt: bitte bis zum {{day}}.',
    },
    importEnded: {
      written: {
        title: 'Import abgeschlossen',
        body: 'Ihr Import wurde geschrieben. Neue Zeilen: {{created, number}}, geänderte: {{changed, number}}.',
      },
      failed: {
        title: 'Import abgebrochen',
        body: 'Ihr Import wurde abgebrochen: Es wurde nichts geschrieben. Prüfen Sie Ihre Dateien erneut und importieren Sie dann.',
      },
    },
    paperEnds: {
      card: 'Berufsausweis',
      paper: 'ein Nachweis',
      own: 'Zu erneuern: {{paper}}, gültig bis {{day}}',
      ownLeft_one: 'Noch {{count, number}} Tag. Geben Sie die Erneuerung bei Ihrem Unternehmen ab.',
      ownLeft_other: 'Noch {{count, number}} Tage. Geben Sie die Erneuerung bei Ihrem Unternehmen ab.',
      manager: '{{agent}}: {{paper}} gültig bis {{day}}',
      managerLeft_one: 'Noch {{count, number}} Tag bis zum Ablauf.',
      managerLeft_other: 'Noch {{count, number}} Tage bis zum Ablauf.',
      many_one: '{{count, number}} Nachweis läuft bald ab',
      many_other: '{{count, number}} Nachweise von Sicherheitskräften laufen bald ab',
      first: 'Der nächste: {{agent}}, {{paper}}, gültig bis {{day}}.',
    },
    documentDue: { title: 'Zu bestätigen: {{document}}', body: 'Dieses Dokument ist bis zum {{day}} zu lesen und zu bestätigen.' },
  },
}
