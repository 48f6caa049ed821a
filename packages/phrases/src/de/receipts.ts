import type { receipts as french } from '../fr/receipts.ts'
import type { Translated } from '../translated.ts'
import { kinds } from './clockings/kinds.ts'

export const receipts: Translated<typeof french> = {
  verifier: {
    title: 'Beleg prüfen',
    text: 'Ein Beleg zeigt, dass eine Stempelung gespeichert wurde. Hier kann ihn jeder prüfen, ohne Konto.',
    field: 'Beleg',
    hint: 'Er beginnt mit VR1. Sie können die ganze Nachricht oder den Link einfügen.',
    submit: 'Prüfen',
    scan: 'QR-Code scannen',
    picture: 'Bild auswählen',
    seen: 'Bild der Kamera',
    otherCode: 'Dieser QR-Code ist kein Beleg. Zeigen Sie den aus „Meine Stempelungen“.',
    stop: 'Kamera ausschalten',
    problems: {
      nothing: 'Fügen Sie einen Beleg ein, scannen Sie seinen QR-Code oder wählen Sie sein Bild aus.',
      none: 'In diesem Text ist kein Beleg. Lassen Sie ihn sich von der Sicherheitskraft aus „Meine Stempelungen“ schicken.',
      damaged:
        'Dieser Beleg ist unvollständig oder wurde verändert: So beweist er nichts. Kopieren Sie ihn ganz, oder scannen Sie seinen QR-Code.',
      newer: 'Diese Seite kennt diese Art von Beleg noch nicht. Laden Sie sie neu, und versuchen Sie es erneut.',
      camera: 'Die Kamera lässt sich nicht öffnen. Erlauben Sie sie in Ihrem Browser, oder wählen Sie ein Bild des QR-Codes aus.',
      noCode: 'In diesem Bild wurde kein QR-Code gefunden. Nehmen Sie ihn ganz und scharf auf, oder fügen Sie den Text des Belegs ein.',
      noPicture: 'Dieses Bild konnte nicht gelesen werden. Wählen Sie ein Foto oder einen Screenshot aus.',
    },
    checking: 'Wird geprüft…',
    verdicts: {
      genuine: { title: 'Der Beleg ist echt', text: 'Diese Stempelung wurde gespeichert und steht weiterhin im Journal.' },
      signed: {
        title: 'Die Signatur ist echt',
        text: 'Ihr Browser hat die Signatur erkannt. Das Journal konnte nicht befragt werden: Versuchen Sie es erneut, sobald das Netz wieder da ist.',
      },
      contradicted: {
        title: 'Das Journal sagt heute etwas anderes',
        text: 'Dieser Beleg ist echt, aber das heutige Journal enthält diese Stempelung nicht so, wie sie signiert wurde. Heben Sie den Beleg auf und zeigen Sie ihn der Leitung der Firma: Sie kann das Journal prüfen lassen.',
      },
      forged: {
        title: 'Dieser Beleg ist nicht echt',
        text: 'Seine Signatur gehört nicht zu dem, was er sagt: Er wurde verändert oder erfunden. Lassen Sie sich das Original aus „Meine Stempelungen“ zeigen.',
      },
      foreign: {
        title: 'Dieser Beleg wurde nicht hier ausgestellt',
        text: 'Kein Schlüssel dieses Portals hat ihn signiert. Kommt er von einem anderen Portal, prüfen Sie ihn unter der Adresse seines Links oder QR-Codes; sonst beweist er nichts.',
      },
      unknown: {
        title: 'Zurzeit nicht prüfbar',
        text: 'Der Server antwortet nicht, und dieser Browser kann nicht allein prüfen. Der Beleg ist weder bestätigt noch widerlegt: Versuchen Sie es erneut.',
      },
    },
    checks: {
      title: 'Was geprüft wurde',
      cover: {
        true: 'Eine signierte Wurzel außerhalb der Datenbank deckt diese Stempelung ab',
        false: 'Noch deckt sie keine signierte Wurzel ab: Die nächste wird innerhalb einer Stunde geschrieben',
      },
      signature: {
        true: 'Signatur von Ihrem Browser erkannt',
        false: 'Signatur von Ihrem Browser abgelehnt',
        null: 'Dieser Browser kann die Signatur nicht prüfen: Nur der Server hat es getan',
      },
      journal: {
        same: 'Der Server findet diese Stempelung im Journal',
        changed: 'Der Server findet diese Stempelung im Journal, aber seither verändert',
        missing: 'Der Server findet diese Stempelung nicht mehr im Journal',
        unasked: 'Der Server hat nicht geantwortet',
        unsigned: 'Der Server erkennt die Signatur nicht',
      },
    },
    facts: {
      title: 'Was der Beleg sagt',
      kind: 'Stempelung',
      happened: 'Uhrzeit der Stempelung',
      recorded: 'Gespeichert',
      company: 'Firma',
      site: 'Objekt',
      siteNumber: 'Nr. {{number}}',
      line: 'Zeile im Journal',
      lineNumber: 'Nr. {{number}}',
      key: 'Signaturschlüssel',
    },
    proves: {
      title: 'Was das beweist',
      signed: 'Dieses Portal hat genau das signiert, was hier steht: Seitdem hat sich nichts geändert.',
      recorded: 'Die Stempelung stand im Journal dieses Objekts, als der Beleg ausgestellt wurde.',
    },
    not: {
      title: 'Was das nicht beweist',
      who: 'Wer gestempelt hat und wer Ihnen den Beleg zeigt: Er enthält keinen Namen und lässt sich kopieren.',
      there: 'Dass die Person vor Ort war und ihr Gerät die richtige Uhrzeit hatte.',
      counts: 'Dass die Stempelung zählt: Vielleicht muss die Leitung sie noch bestätigen, oder sie wurde seither korrigiert.',
      key: 'Dass dies das richtige Portal ist: Vergleichen Sie seine Adresse oder seinen Schlüssel mit denen, die Sie von der Firma haben.',
    },
    again: 'Erneut versuchen',
    another: 'Anderen Beleg prüfen',
  },
}

/** What it says beside that: it comes alone, before the sign-in. */
export const clockings = { kinds }
