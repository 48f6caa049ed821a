import type { phone as french } from '../../fr/clockings/phone.ts'
import type { Translated } from '../../translated.ts'

export const phone: Translated<typeof french> = {
  title: 'Ihr nächster Dienst',
  states: {
    start: 'Dienstbeginn möglich',
    end: 'Im Dienst seit {{time}}',
    pre_clocking: 'Melden Sie, dass Sie unterwegs sind',
    unconfirmed: 'Im Dienst seit {{time}} Uhr · zu bestätigen',
    doubtful: 'Uhrzeit zu prüfen',
    left: 'Dienstende um {{time}} Uhr · zu bestätigen',
    later: 'Anstehend',
    onTheWay: 'Unterwegs seit {{time}}',
    choice: 'Mehrere Dienste möglich',
  },
  acts: {
    start: 'Dienst beginnen',
    end: 'Dienst beenden',
    pre_clocking: 'Ich bin unterwegs',
    break_start: 'Pause beginnen',
    break_end: 'Pause beenden',
  },
  anew: { start: 'Dienstbeginn erneut erfassen', end: 'Dienstende erneut erfassen' },
  times: '{{start}}\u2009–\u2009{{end}}',
  when: { today: 'Heute', tomorrow: 'Morgen', yesterday: 'Gestern', began: 'vor {{duration}} begonnen', in: 'in {{duration}}' },
  endsIn: 'Geplantes Ende in {{duration}}',
  endedSince: '{{duration}} über dem geplanten Ende',
  opensAt: {
    start: 'Dienstbeginn möglich um {{time}} Uhr, {{in}}.',
    end: 'Dienstende möglich um {{time}} Uhr, {{in}}.',
    pre_clocking: '„Ich bin unterwegs“ möglich um {{time}} Uhr, {{in}}.',
  },
  opensOn: {
    start: 'Dienstbeginn möglich am {{day}} um {{time}} Uhr.',
    end: 'Dienstende möglich am {{day}} um {{time}} Uhr.',
    pre_clocking: '„Ich bin unterwegs“ möglich am {{day}} um {{time}} Uhr.',
  },
  zone: 'Ortszeit {{place}}',
  days_one: '{{count}} Tag',
  days_other: '{{count}} Tagen',
  doubtful:
    'Die Uhr dieses Telefons geht vielleicht falsch, und ohne Netz lässt sie sich nicht prüfen. Wenn es so weit ist, stempeln Sie: Ihre Leitung muss die Uhrzeit dann vielleicht bestätigen.',
  early: 'Vor dem geplanten Ende werden Sie nach einem Grund gefragt.',
  atTablet: 'An diesem Objekt wird am Tablet gestempelt, nicht am Telefon.',
  clockingOff: 'An diesem Objekt ist das Stempeln nicht aktiviert. Wenden Sie sich an Ihre Leitung.',
  map: 'Route',
  call: 'Objekt anrufen',
  callShort: 'Anrufen',
  instructions: 'Anweisungen',
  none: 'Kein anstehender Dienst',
  noneText: 'Ihre Dienste erscheinen hier, sobald Ihr Dienstplan veröffentlicht ist.',
  choose: 'Welcher Dienst?',
  dialog: { start: 'Dienstbeginn', end: 'Dienstende', pre_clocking: 'Unterwegs', break_start: 'Pausenbeginn', break_end: 'Pausenende' },
  explain: {
    title: 'Ihr Standort, ein einziges Mal',
    text: 'Zum Stempeln liest Vigie jetzt Ihren Standort, um zu prüfen, dass Sie am Objekt sind. Es folgt Ihnen weder davor noch danach.',
    next: 'Ihr Telefon fragt Sie gleich um Erlaubnis.',
    go: 'Weiter',
  },
  locating: { title: 'Standort wird gelesen …', text: 'Bleiben Sie möglichst im Freien. Es kann bis zu 20 Sekunden dauern.' },
  lost: {
    denied: {
      title: 'Der Standort ist gesperrt',
      text: 'Erlauben Sie den Standort für diese Seite in den Einstellungen Ihres Browsers, prüfen Sie, dass er am Telefon eingeschaltet ist, und versuchen Sie es erneut.',
    },
    unavailable: {
      title: 'Standort nicht gefunden',
      text: 'Prüfen Sie, dass die Ortung am Telefon eingeschaltet ist, gehen Sie ans Fenster und versuchen Sie es erneut.',
    },
    timeout: { title: 'Die Ortung dauert zu lange', text: 'Gehen Sie ins Freie oder ans Fenster und versuchen Sie es erneut.' },
    insecure: {
      title: 'Verbindung nicht sicher',
      text: 'Ohne HTTPS gibt dieses Telefon seinen Standort nicht her. Wenden Sie sich an Ihre Leitung.',
    },
    otherwise: 'Geht es weiterhin nicht, rufen Sie das Objekt oder Ihre Leitung an: Sie kann für Sie stempeln.',
  },
  imprecise: {
    title: 'Standort zu ungenau',
    text: 'Die Genauigkeit beträgt {{accuracy, distance}}. Gehen Sie ans Fenster oder ins Freie und lesen Sie den Standort erneut.',
  },
  again: 'Standort erneut lesen',
  outside: {
    title: 'Sie sind zu weit vom Objekt',
    text: 'Sie sind {{distance, distance}} entfernt, erlaubt sind {{perimeter, distance}}. Kommen Sie näher und lesen Sie den Standort erneut.',
  },
  reason: {
    outside: 'Sie sind außerhalb des Bereichs',
    outsideText:
      'Sie sind {{distance, distance}} vom Objekt entfernt. Ihre Stempelung wird angenommen und vermerkt: Wählen Sie einen Grund.',
    early: 'Warum gehen Sie vor {{time}} Uhr?',
    earlyText: 'Wählen Sie einen Grund, um den Dienst zu beenden.',
    other: 'Was ist der Grund?',
  },
  place: '{{distance, distance}} vom Objekt · Genauigkeit {{accuracy, distance}}',
  accuracy: 'Genauigkeit {{accuracy, distance}}',
  sending: { title: 'Wird gespeichert …', text: 'Lassen Sie diese Seite einen Moment offen.' },
  done: {
    start: 'Dienstbeginn um {{time}} Uhr',
    end: 'Dienstende um {{time}} Uhr',
    pre_clocking: 'Unterwegs seit {{time}}',
    break_start: 'Pause begonnen um {{time}} Uhr',
    break_end: 'Pause beendet um {{time}} Uhr',
    recordedText: 'Es ist gespeichert.',
    kept: 'Auf diesem Telefon aufbewahrt',
    keptText:
      'Keine Antwort vom Server: Ihre Stempelung von {{time}} Uhr ist hier aufbewahrt und wird so bald wie möglich von selbst gesendet. Wiederholen Sie sie nicht.',
    same: 'Bereits auf diesem Telefon aufbewahrt',
    sameText: 'Ihre Stempelung von {{time}} Uhr ist hier aufbewahrt und geht von selbst hinaus. Wiederholen Sie sie nicht.',
    known: 'Bereits gespeichert',
    close: 'Fertig',
  },
  confirm: {
    why: 'Zu bestätigen. {{why}} Ihre Leitung entscheidet darüber.',
    unseen: 'Von Ihrer Leitung zu bestätigen: Dieses Telefon hatte den Server unter Ihrem Namen noch nie erreicht.',
    unlessSoon: 'Ihre Leitung muss die Uhrzeit bestätigen, außer wenn das Netz zurück ist, bevor Sie diese Seite schließen.',
    arrival: 'Dienstbeginn gespeichert, von Ihrer Leitung zu bestätigen.',
    departure: 'Dienstende gespeichert, von Ihrer Leitung zu bestätigen.',
  },
  refused: { title: 'Stempelung abgelehnt', text: 'Es wurde nichts gespeichert.' },
  notKept: {
    title: 'Es wurde nichts gespeichert',
    text: 'Das Netz antwortet nicht, und dieses Telefon kann nichts aufbewahren (Speicher voll oder privates Fenster). Versuchen Sie es erneut, oder rufen Sie Ihre Leitung an.',
  },
  broken:
    'Dieses Telefon kann offline nichts aufbewahren (Speicher voll oder privates Fenster). Ohne Netz wird keine Stempelung angenommen.',
  journal: {
    offline: 'Offline. Sie können stempeln und Ihren Dienstplan lesen: Alles wird gesendet, sobald das Netz zurück ist.',
    waiting_one:
      'Offline — {{count}} Stempelung wartet und wird gesendet, sobald das Netz zurück ist. Sie können stempeln und Ihren Dienstplan lesen.',
    waiting_other:
      'Offline — {{count}} Stempelungen warten und werden gesendet, sobald das Netz zurück ist. Sie können stempeln und Ihren Dienstplan lesen.',
    sending_one: '{{count}} Stempelung wird gesendet …',
    sending_other: '{{count}} Stempelungen werden gesendet …',
    refused: {
      start: 'Dienstbeginn vom {{when}} an {{site}} abgelehnt: {{why}}',
      end: 'Dienstende vom {{when}} an {{site}} abgelehnt: {{why}}',
      pre_clocking: '„Unterwegs“ vom {{when}} zu {{site}} abgelehnt: {{why}}',
      break_start: 'Pausenbeginn vom {{when}} in {{site}} abgelehnt: {{why}}',
      break_end: 'Pausenende vom {{when}} in {{site}} abgelehnt: {{why}}',
      check: 'Antwort auf die Kontrolle vom {{when}} an {{site}} abgelehnt: {{why}}',
    },
    unconfirmed: {
      break_start: 'Pausenbeginn vom {{when}} in {{site}} ist zu bestätigen. {{why}} Ihre Leitung entscheidet darüber.',
      break_end: 'Pausenende vom {{when}} in {{site}} ist zu bestätigen. {{why}} Ihre Leitung entscheidet darüber.',
      start: 'Dienstbeginn vom {{when}} an {{site}} ist zu bestätigen. {{why}} Ihre Leitung entscheidet darüber.',
      end: 'Dienstende vom {{when}} an {{site}} ist zu bestätigen. {{why}} Ihre Leitung entscheidet darüber.',
      pre_clocking: '„Unterwegs“ vom {{when}} zu {{site}} ist zu bestätigen. {{why}} Ihre Leitung entscheidet darüber.',
      check: 'Antwort auf die Kontrolle vom {{when}} an {{site}} ist zu bestätigen. {{why}} Ihre Leitung entscheidet darüber.',
    },
    unconfirmedMany: '{{count}} offline aufbewahrte Stempelungen sind von Ihrer Leitung zu bestätigen.',
    read: 'Verstanden',
  },
  signOut: {
    title: 'Stempelungen sind noch nicht gesendet',
    text_one:
      '{{count}} Stempelung wartet auf das Netz. Sie bleibt auf diesem Telefon und wird bei Ihrer nächsten Anmeldung gesendet: Niemand sonst kann es.',
    text_other:
      '{{count}} Stempelungen warten auf das Netz. Sie bleiben auf diesem Telefon und werden bei Ihrer nächsten Anmeldung gesendet: Niemand sonst kann es.',
    stay: 'Angemeldet bleiben',
    leave: 'Trotzdem abmelden',
  },
}
