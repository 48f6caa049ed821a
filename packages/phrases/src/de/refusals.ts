import type { RefusalCode } from '@vigie/contract/kit/refusal.ts'

export const refusals: Record<RefusalCode, string> = {
  MALFORMED: 'Diese Anfrage ist fehlerhaft. Prüfen Sie Ihre Eingabe und versuchen Sie es erneut.',
  SECRET_IN_ADDRESS: 'Ein Geheimnis darf nie in einer Adresse stehen. Senden Sie es im Inhalt einer POST-Anfrage.',
  COMPANY_MISMATCH: 'Der Firmencode der Anfrage passt nicht zur Sitzung. Melden Sie sich ab und wieder an.',
  COMPANY_REQUIRED: 'Geben Sie Ihre Firma an: Öffnen Sie die Adresse, die Sie von Ihrer Leitung erhalten haben.',
  UNAUTHORISED: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  FORBIDDEN: 'Ihnen fehlt die nötige Berechtigung. Wenden Sie sich an Ihre Leitung.',
  PASSWORD_CHANGE_REQUIRED: 'Wählen Sie zuerst ein neues Passwort.',
  VIEWING_ONLY: 'Sie sehen das Portal wie eine andere Person, nur lesend: Kehren Sie zu Ihrem Konto zurück, um zu handeln.',
  APP_CREDENTIALS_WRONG: 'Die Zugangsdaten der App werden abgelehnt. Bitte aktualisieren Sie die App.',
  MANAGER_ACCESS_REQUIRED: 'Zuerst muss die Leitung ihren Zugang auf diesem Gerät öffnen.',
  NOT_FOUND: 'Dieser Eintrag existiert nicht oder ist für Sie nicht zugänglich.',
  CALL_UNKNOWN: 'Diese Adresse gibt es nicht. Sehen Sie in der API-Referenz nach.',
  COMPANY_UNKNOWN: 'Keine Firma hat diesen Code. Klären Sie ihn mit Ihrer Leitung.',
  CONFLICT: 'Dieser Eintrag wurde gerade geändert. Aktualisieren Sie die Seite und versuchen Sie es erneut.',
  RECORD_IN_USE: 'Dieser Eintrag wurde bereits verwendet: Schließen Sie ihn, statt ihn zu löschen.',
  IMPORT_RUNNING: 'In Ihrer Firma läuft bereits ein Import. Warten Sie, bis er beendet ist, und beginnen Sie dann erneut.',
  IMPORT_CHANGED:
    'Die Dateien oder die Daten haben sich seit der Prüfung geändert: Es wurde nichts geschrieben. Prüfen Sie erneut und importieren Sie dann.',
  SCHEDULE_UNPUBLISHED: 'Dieser Dienstplan ist noch nicht veröffentlicht. Sie können ihn danach bestätigen.',
  SCHEDULE_EMPTY: 'In diesem Monat ist kein Dienst geplant: Es gibt nichts zu bestätigen.',
  SCHEDULE_MOVED_ON: 'Ihr Dienstplan hat sich gerade geändert. Lesen Sie ihn erneut und bestätigen Sie ihn dann.',
  TOO_LARGE: 'Diese Sendung ist zu groß. Verkleinern Sie sie und versuchen Sie es erneut.',
  IMPORT_TOO_LARGE:
    '„{{file}}“ enthält zu viele Daten: Ein Import liest höchstens {{limit, number}} MB. Teilen Sie diese Datei auf und importieren Sie die Teile nacheinander.',
  IMPORT_LINES_TOO_MANY:
    'Mit „{{file}}“ überschreitet dieser Import {{limit, number}} Zeilen. Teilen Sie diese Datei auf und importieren Sie die Teile nacheinander.',
  IMPORT_COLUMNS_TOO_MANY:
    '„{{file}}“, Zeile {{line, number}}: mehr als {{limit, number}} Spalten. Löschen Sie Spalten, die nicht gebraucht werden, oder teilen Sie diese Datei auf, und beginnen Sie dann erneut.',
  IMPORT_CELLS_TOO_MANY:
    'Mit „{{file}}“ überschreitet dieser Import {{limit, number}} Zellen. Teilen Sie diese Datei auf und importieren Sie die Teile nacheinander.',
  IMPORT_CELL_TOO_LONG:
    '„{{file}}“, Zeile {{line, number}}: Eine Zelle ist länger als {{limit, number}} Zeichen. Teilen oder kürzen Sie diesen Text, und prüfen Sie, ob ein Anführungszeichen fehlt.',
  UNSUPPORTED_MEDIA: 'Dieses Format wird nicht angenommen. Senden Sie JSON oder ein Multipart-Formular.',
  DOCUMENT_NOT_ASKED: 'Für dieses Dokument wird keine Bestätigung von Ihnen verlangt.',
  DOCUMENT_UNVIEWED: 'Öffnen Sie zuerst das Dokument und bestätigen Sie es dann.',
  DOCUMENT_PAGES_LEFT:
    'Lesen Sie zuerst alle Seiten des Dokuments, eine nach der anderen (noch {{count, number}}), und bestätigen Sie es dann.',
  DOCUMENT_VALIDATED: 'Sie haben dieses Dokument bereits am {{on}} bestätigt.',
  STORAGE_FULL:
    'Der Speicher Ihres Unternehmens ist voll ({{limit, number}} MB). Bitten Sie die Person, die dieses Portal betreibt, um mehr Platz.',
  STORAGE_FULL_OWN:
    'Die von Ihnen abgelegten Dateien füllen den ganzen Platz, der Ihnen gegeben ist ({{limit, number}} MB). Bitten Sie die Person, die dieses Portal betreibt, um mehr Platz.',
  STORAGE_AWAY: 'Dateien können im Moment weder abgelegt noch gelesen werden. Versuchen Sie es in einigen Minuten erneut.',
  FILE_UNSCANNED:
    '„{{file}}“ konnte nicht geprüft werden: Der Virenscanner antwortet nicht. Nichts wurde behalten. Versuchen Sie es in einigen Minuten erneut.',
  FILE_TOO_LARGE: '„{{file}}“ ist größer als {{limit, number}} MB. Verkleinern oder teilen Sie die Datei.',
  FILE_TYPE:
    '„{{file}}“ hat einen Typ, der nicht angenommen wird, oder ist nicht, was der Name sagt. Fügen Sie ein PDF, ein Bild (PNG, JPEG, GIF, WebP), ein Büro-Dokument, einen Text oder ein ZIP-Archiv hinzu.',
  FILE_EMPTY: '„{{file}}“ ist leer. Prüfen Sie die Datei und fügen Sie sie erneut hinzu.',
  FILE_UNSAFE:
    '„{{file}}“ enthält ein Programm, ein Skript oder ein Makro. Speichern Sie die Datei ohne, zum Beispiel als PDF, und fügen Sie sie erneut hinzu.',
  FILE_SWELLS:
    '„{{file}}“ entfaltet sich zu weit mehr als ihrer Größe: ein Bild mit zu vielen Punkten oder ein zu großes Archiv. Verkleinern Sie die Datei und fügen Sie sie erneut hinzu.',
  FILE_INFECTED: '„{{file}}“ enthält einen Virus und wurde nicht behalten. Informieren Sie Ihre IT-Abteilung.',
  FILE_LOCKED:
    '„{{file}}“ ist mit einem Passwort geschützt und kann hier weder geprüft noch gelesen werden. Speichern Sie die Datei ohne Passwort und fügen Sie sie erneut hinzu.',
  SHIFT_CLOCKED:
    'Für diesen Dienst ist bereits etwas erfasst: Er bleibt bei dem, der gestempelt hat. Löschen Sie zuerst diese Stempelung, wenn sie falsch ist.',
  SHIFT_BEGUN:
    'Dieser Dienst hat begonnen und ist jemandem zugeteilt: Er bleibt, ob die Person kam oder nicht. Sollte niemand ihn leisten, teilen Sie ihn niemandem mehr zu und schreiben Sie, warum.',
  HANDOVER_OUTSIDE: 'Wählen Sie eine Zeit zwischen {{earliest}} und {{latest}}, innerhalb des Dienstes.',
  HANDOVER_HELD: 'Die Person war bis {{time}} auf dem Posten: Wählen Sie {{time}} oder später.',
  HANDOVER_REASON_REQUIRED: 'Dieser Dienst hat begonnen. Schreiben Sie, warum er nicht von derselben Person fortgesetzt wird.',
  AGENT_UNFIT: '{{name}} kann diesen Dienst nicht übernehmen. {{why}}',
  WAIVER_REQUIRED: 'Eine Regel spricht dagegen. {{why}} Schreiben Sie, warum Sie ihn trotzdem zuteilen, oder wählen Sie jemand anderen.',
  SHIFT_NOT_OPEN:
    'Einer dieser Dienste kann nicht mehr angeboten werden: Er ist vergeben, hat begonnen oder steht in einem anderen Einsatz. Aktualisieren Sie und wählen Sie erneut.',
  SHIFTS_OVERLAP: 'Zwei dieser Dienste finden gleichzeitig statt: Niemand kann sie alle übernehmen. Bieten Sie sie getrennt an.',
  MISSION_CLOSED: 'Dieser Einsatz ist nicht mehr offen: Er ist vergeben, zurückgezogen oder hat begonnen.',
  DEMAND_NOT_PENDING:
    'Diese Anfrage ist schon in Bearbeitung: Sie lässt sich nicht mehr ändern oder zurückziehen. Wenden Sie sich an Ihre Einsatzleitung.',
  DEMAND_ANSWERED: 'Diese Anfrage ist schon beantwortet oder zurückgezogen. Aktualisieren Sie, um die Antwort zu lesen.',
  DEMAND_ADVANCE_TWICE:
    'Für diesen Vertrag ist in diesem Monat schon ein Vorschuss beantragt. Warten Sie bis zum nächsten Monat oder ziehen Sie die offene Anfrage zurück.',
  DEMAND_EFFECTS_CHANGED:
    'Eine Zusage würde jetzt etwas anderes ändern als angezeigt: Dienstplan oder Angaben sind inzwischen geändert. Lesen Sie es erneut und antworten Sie dann.',
  DEMAND_SWAP_GONE:
    'Dieser Tausch ist nicht mehr möglich: Einer der Dienste ist neu vergeben, hat begonnen oder entfällt. Lehnen Sie die Anfrage mit diesem Hinweis ab.',
  PRINT_EMPTY:
    'Nichts zu drucken: In diesem Zeitraum gibt es keinen Dienst. Wählen Sie mindestens ein Objekt oder eine Sicherheitskraft mit Diensten.',
  PRINT_RUNNING: 'Einer Ihrer Drucke läuft bereits. Warten Sie auf die Datei oder brechen Sie ihn ab und beginnen Sie dann neu.',
  PRINT_OVER: 'Dieser Druck ist bereits beendet: Es gibt nichts mehr abzubrechen.',
  PRINT_SHEETS_TOO_MANY: 'Eine Datei fasst höchstens {{limit, number}} Blätter. Wählen Sie weniger Objekte oder Sicherheitskräfte.',
  HOURS_NOT_OVER: 'Dieser Monat läuft noch. Er lässt sich abschließen, sobald sein letzter Dienst vorbei ist.',
  HOURS_CLOSED: 'Dieser Monat ist bereits abgeschlossen. Was sich jetzt ändert, zählt im ersten offenen Monat.',
  HOURS_EARLIER_OPEN: 'Ein früherer Monat ist noch offen. Schließen Sie ihn zuerst ab, die Monate folgen aufeinander.',
  HOURS_BEFORE_FIRST: 'Dieser Monat liegt vor dem ersten abgeschlossenen und bleibt, wie er ist.',
  HOURS_CHANGED: 'Die Zahlen haben sich geändert, seit Sie sie geöffnet haben. Bitte neu lesen und dann abschließen.',
  HOURS_REASON_REQUIRED: 'Einige Dienste zählen noch null. Klären Sie sie, oder begründen Sie den Abschluss.',
  INVALID: 'Einige Werte müssen korrigiert werden.',
  SIGN_IN_WRONG: 'E-Mail-Adresse oder Passwort ist falsch. Prüfen Sie die Eingabe oder setzen Sie Ihr Passwort zurück.',
  PASSWORD_WRONG: 'Das alte Passwort ist falsch.',
  LINK_DEAD: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordern Sie einen neuen an.',
  DEVICE_REPLACES: 'Dieses Gerät würde das bereits verknüpfte „{{device}}“ ersetzen. Bestätigen Sie, dass es ersetzt werden soll.',
  DEVICE_CLOSED: 'Die Sitzung dieses Geräts ist geschlossen. Die Leitung kann sie vor Ort wieder öffnen.',
  PAIRING_CODE_UNKNOWN: 'Dieser Verknüpfungscode ist unbekannt oder abgelaufen. Zeigen Sie auf dem Gerät einen neuen Code an.',
  TOO_MANY_TRIES: 'Zu viele Versuche. Warten Sie {{seconds}} s, bevor Sie es erneut versuchen.',
  TOO_MANY_CALLS: 'Zu viele Anfragen auf einmal. Versuchen Sie es in {{seconds}} s erneut.',
  UNFORESEEN: 'Ein Fehler ist aufgetreten, bitte versuchen Sie es später erneut. Referenz: {{reference}}',
  ALERT_TAKEN: '{{name}} kümmert sich bereits um diesen Alarm.',
  ALERT_CLOSED: 'Dieser Alarm ist abgeschlossen.',
  CALL_WITHDRAWN: 'Das wurde zurückgezogen: Nichts wurde gespeichert.',
  CALL_DONE: 'Es ist gespeichert. Die Antwort ging unterwegs verloren: Laden Sie die Seite neu, um sie zu sehen.',
  MAINTENANCE: 'Das Portal wird gewartet. Versuchen Sie es in einigen Minuten erneut.',
  BUSY: 'Das Portal ist stark ausgelastet. Versuchen Sie es in {{seconds}} s erneut.',
  APP_IS_DISABLED: 'Die Stempel-App ist für Ihre Firma nicht aktiviert. Wenden Sie sich an Ihre Leitung.',
  LIMIT_SITE:
    'Dieses Objekt lässt sich nicht verknüpfen: Die Grenze von {{limit}} Objekten Ihres Angebots ist erreicht. Wenden Sie sich an Ihre Leitung.',
  SITE_ACCESS_FORBIDDEN: 'Sie haben keinen Zugriff auf dieses Objekt. Wählen Sie ein anderes.',
  RESOURCE_ACCESS_FORBIDDEN: 'Zugriff verweigert: Sie dürfen diese Sicherheitskraft nicht einsehen.',
  ON_TIME_DISABLED_ON_SITE: 'An diesem Objekt ist das Stempeln nicht aktiviert. Wenden Sie sich an Ihre Leitung.',
  LINK_APP_ACCESS_FORBIDDEN: 'Sie dürfen keine Stempeluhren anlegen. Bitten Sie Ihre Leitung um dieses Recht.',
  ON_TIME_APP_ACCESS_FORBIDDEN: 'Sie haben keinen Zugang zur Stempel-App.',
  ON_TIME_NFC_UNRECOGNIZED: 'Unbekannte Karte. Wenden Sie sich an Ihre Leitung.',
  ON_TIME_NFC_NOT_INITIALIZED: 'Diese Karte ist leer. Lassen Sie sie von Ihrer Leitung einrichten.',
  NO_CLOCKING: 'Zurzeit gibt es keinen Dienst zu stempeln. Prüfen Sie Ihren Dienstplan.',
  NO_SITE: 'Kein Objekt ist verfügbar.',
  NO_SITE_CLOCKING_CONFIGURED: 'Dieses Objekt ist mit keiner Stempeluhr verknüpft. Wenden Sie sich an Ihre Leitung.',
  WARN_INCORRECT_CODE: 'Unbekannter Code. Prüfen Sie Ihre Eingabe.',
  WRONG_SITE_CLOCKING: 'Ihr nächster Dienst ist an einem anderen Objekt, das nicht mit diesem Gerät verknüpft ist.',
  WARN_INCORRECT_CODE_LIST: 'An diesem Objekt wird niemand mit diesem Code erwartet.',
  CARD_HELD: 'Diese Karte gehört bereits {{agent}}. Bestätigen Sie, um sie jemand anderem zu geben.',
  REASON_REQUIRED: 'Wählen Sie einen Grund, um außerhalb der Regeln zu stempeln.',
  REASON_UNFIT: 'Dieser Grund passt nicht zu dieser Stempelung. Wählen Sie einen anderen.',
  OUTSIDE_AREA: 'Sie sind zu weit vom Objekt entfernt ({{metres, distance}}). Gehen Sie näher heran und versuchen Sie es erneut.',
  TICKET_DEAD: 'Die Zeit ist abgelaufen. Geben Sie Ihren Code erneut ein.',
  ARRIVAL_KNOWN: 'Diese Ankunft ist bereits erfasst ({{time}}).',
  DEPARTURE_KNOWN: 'Dieses Dienstende ist bereits erfasst ({{time}}).',
  ON_THE_WAY_KNOWN: 'Sie haben bereits gemeldet, dass Sie unterwegs sind ({{time}}).',
  BREAK_OPEN: 'Seit {{time}} läuft bereits eine Pause. Beenden Sie diese zuerst.',
  BREAK_NOT_OPEN: 'Es läuft keine Pause. Beginnen Sie zuerst eine.',
  CLOCKING_UNDOUBTED: 'Diese Stempelung muss nicht bestätigt werden.',
  CLOCKING_DECIDED: 'Diese Stempelung wurde bereits bestätigt oder abgelehnt. Aktualisieren Sie die Seite.',
  CHECK_NOT_DUE: 'Zurzeit steht keine Kontrolle an. Die nächste wird Ihnen angekündigt.',
  CHECK_KNOWN: 'Diese Kontrolle wurde bereits um {{time}} beantwortet. Es ist nichts mehr zu tun.',
  CLOCKING_UNFIT:
    'Bestätigt würde diese Stempelung nicht zu dem passen, was erfasst ist. Stempeln Sie zuerst die fehlende Ankunft, oder lehnen Sie sie ab.',
  CLOCKING_GONE: 'Diese Stempelung gibt es nicht mehr: Sie wurde gelöscht oder abgelehnt. Laden Sie die Seite neu.',
  SERVICE_TOO_LONG:
    'Der Dienst würde länger als 24 Stunden dauern. Korrigieren Sie zuerst Ankunft oder Abgang, oder lehnen Sie diese Stempelung ab.',
  COUNTED_ALREADY:
    'Diese Stunden zählen bereits: {{name}}, {{site}}, {{day, wholeDay}} von {{from}} bis {{until}}. Geben Sie eine andere Uhrzeit an, oder korrigieren Sie zuerst den anderen Dienst.',
  SHIFT_UNASSIGNED: 'Dieser Dienst hat keine Sicherheitskraft. Besetzen Sie ihn zuerst, dann stempeln Sie.',
  CORRECTION_UNFIT:
    'Zu dieser Uhrzeit passt die Stempelung nicht zu den anderen: zuerst die Ankunft, dann eine Pause nach der anderen, dann der Abgang.',
}
