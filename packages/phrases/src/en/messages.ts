import { demandWords } from './demands/words.ts'
import type { messages as french } from '../fr/messages.ts'
import type { Translated } from '../translated.ts'

export const messages: Translated<typeof french> = {
  reset: {
    subject: 'Your new {{company}} password',
    body: 'Hello{{called}},\n\nTo choose a new password, open this link within the hour:\n{{link}}\n\nIf you did not ask for it, ignore this message: your password stays the same.',
  },
  invitation: {
    subject: 'Your access to {{company}}',
    body: 'Hello{{called}},\n\n{{company}} has opened an account for you. Choose your password within 7 days:\n{{link}}\n\nAfter that, sign in at {{entrance}} (company code: {{code}}).',
  },
  confirmation: {
    subject: 'Confirm your e-mail address',
    body: 'Hello{{called}},\n\nConfirm this address for {{company}} within the hour:\n{{link}}',
  },
  code: {
    subject: 'Your new clocking code for {{company}}',
    body: 'Hello{{called}},\n\nYour new clocking code for {{company}}: {{code}}\n\nThe old one no longer works. Do not share it with anyone.',
  },
  /** Asked for by somebody who knows the address, perhaps not by its reader. */
  nextCode: {
    subject: 'Your new clocking code for {{company}}',
    body: 'Hello{{called}},\n\nA new clocking code was requested for you at {{company}}: {{code}}\n\nYour old code keeps working until you use this one, which is valid for 24 hours. If you did not ask for it, ignore this message: nothing changes. Do not share this code with anyone.',
  },
  root: {
    subject: 'Proof of clockings {{company}}, no. {{number}}',
    body: 'Hello,\n\nThis is root no. {{number}} of the clockings of {{company}}, of {{at}}: {{acts}} clockings at {{sites}} sites.\n\n{{root}}\n\nKeep this message outside the portal. If a clocking of this day or before is changed, removed or added later, the line below shows it (npm run clockings:verify -- --receipts FILE):\n\n{{word}}\n\nSigning key: {{key}}\nPortal: {{link}}',
    alarm:
      'Hello,\n\nWarning: clockings that earlier roots contained have disappeared or were rewritten (sites concerned: {{count}}). Have the journal verified (npm run clockings:verify).\n\nThis is root no. {{number}} of the clockings of {{company}}, of {{at}}: {{acts}} clockings at {{sites}} sites.\n\n{{root}}\n\nKeep this message and the earlier ones outside the portal:\n\n{{word}}\n\nSigning key: {{key}}\nPortal: {{link}}',
  },
  demands: demandWords,
  /** What a calendar that an agent has shared is called. */
  feed: { name: 'Schedule {{company}}', absence: 'Absence' },
  receipts: {
    held: 'This receipt is genuine: the journal holds exactly this clocking.',
    covered: 'This receipt is genuine: the journal holds exactly this clocking, and a signed root covers it.',
    changed: 'This receipt is genuine, but the journal no longer holds this clocking as it was: it has been changed since.',
    missing: 'This receipt is genuine, but the journal no longer holds this clocking: it has been removed.',
    foreign: 'This receipt is genuine, but it belongs to another company.',
    unsigned: 'This receipt was not signed here, or it has been changed.',
    unreadable: 'This is not a whole receipt. Copy all of it, from VR1 to its last character.',
  },
  /** Of a channel, by an administrator, to itself. */
  test: {
    subject: 'Test message from {{company}}',
    mail: 'Hello,\n\nYou asked for this test message in the settings of {{company}}. Since it has arrived, e-mails from Vigie are leaving.',
    push: 'This browser receives notifications from {{company}}.',
  },
  /** To a user, of what an administrator has changed of it; by line what was and what is. */
  identity: {
    subject: 'Your {{company}} account has changed',
    body: 'Hello{{called}},\n\n{{by}} has changed your account at {{company}}:\n{{changes}}\n\nIf you did not expect this, tell your company.',
    lastName: 'Last name: {{from}} → {{to}}',
    firstName: 'First name: {{from}} → {{to}}',
    email: 'Sign-in address: {{from}} → {{to}}',
    phone: 'Phone: {{from}} → {{to}}',
  },
  notice: {
    body: 'Hello{{called}},\n\n{{text}}\n\nOpen it in the portal:\n{{link}}\n\n{{company}} sent you this message. You choose what you receive here:\n{{choices}}',
  },
  /** Why an act that was kept without network is to be confirmed. */
  prints: {
    interrupted: 'The portal was restarted while it printed: no file was kept. Start it again.',
    tooLarge: 'This print took too much time or memory: no file was kept. Choose fewer sites or officers.',
  },
  doubts: {
    code: 'The code or badge shown at the time clock is not this officer’s, or no longer.',
    unchecked: 'The time clock had just sent too many wrong codes: the one shown for this clocking was not checked.',
    unknown_device: 'This device was not yet known together with this person when the clocking was made.',
    contact_between: 'The device was in contact with the portal after this clocking and did not report it.',
    too_old: 'This clocking was received too long afterwards.',
    clock: 'The time of the device could not be verified.',
    window: 'This clocking lies outside the hours allowed for this shift.',
    place: 'The place of this clocking is not the one that the site asks for.',
    order: 'This clocking does not fit what is already recorded.',
  },
  /** Why an act that was kept without network was refused for good: to whoever made it, and to a manager who reads the service's story. */
  refusedActs: {
    agent: {
      notTheirs: 'This shift is not yours, or no longer. Ask your manager.',
      otherAgent: 'This clocking is another officer’s, or its device has not signed it. Ask your manager.',
      otherAct: 'Its identifier already belongs to another clocking. Clock again, or ask your manager.',
      incomplete: 'This clocking is incomplete or contradicts itself. Clock again, or ask your manager.',
      unfit: 'Too many clockings of this shift are waiting for a decision already. Ask your manager.',
    },
    manager: {
      notTheirs: 'When this clocking arrived, the shift was not the officer’s, or no longer.',
      otherSite: 'When this clocking arrived, its device was not linked to this site, or no longer.',
      otherAgent: 'The officer whom the device recognised is not the one of this shift.',
      unsigned: 'The device that this clocking names has not signed it: nothing tells where it comes from.',
      unrecognised: 'The device had recognised neither a code nor a badge for this clocking.',
      unforced: 'This clocking claimed to be forced, but no manager forced it.',
      otherAct: 'The identifier of this clocking already belonged to another one.',
      incomplete: 'This clocking was incomplete or contradicted itself.',
      unfit: 'This clocking could not belong to this shift, or too many others were already waiting for a decision.',
      off: 'Clocking was not enabled for this site or for your company.',
      reason: 'The reason was missing, or did not suit this clocking.',
      outside: 'This clocking was made too far from the site ({{metres, distance}}).',
      known: 'The same clocking was already recorded ({{time}}).',
      other: 'The rules did not allow it to be recorded.',
    },
  },
  notices: {
    acts: { start: 'arrival', end: 'departure', onTheWay: 'on the way', breakStart: 'start of break', breakEnd: 'end of break' },
    openToRead: 'Open Vigie to read the reason.',
    clockingUnconfirmed: { title: 'Clocking to be confirmed: {{act}} on {{day}} at {{time}}, {{site}}' },
    clockingDecided: {
      confirmed: 'Clocking confirmed: {{act}} on {{day}} at {{time}}, {{site}}',
      refused: 'Clocking refused: {{act}} on {{day}} at {{time}}, {{site}}',
      body: 'Reason: {{comment}}',
    },
    clockingCorrected: {
      corrected: 'Clocking corrected: {{act}} on {{day}}, {{time}} becomes {{becomes}}, {{site}}',
      deleted: 'Clocking deleted: {{act}} on {{day}} at {{time}}, {{site}}',
    },
    shiftAssigned: {
      title: 'New shift: {{site}}, {{day}} from {{time}} to {{until}}',
      body: 'This shift has just been given to you. It is in your schedule.',
    },
    shiftWithdrawn: {
      title: 'Shift taken off: {{site}}, {{day}} from {{time}} to {{until}}',
      body: 'This shift is no longer in your schedule.',
    },
    demandMade: {
      title: 'Request from {{agent}}: {{type}}',
      body: 'Answer it on the Requests screen.',
    },
    demandAnswered: {
      underWay: 'Your request is being handled: {{type}}',
      partly: 'Your request is partly handled: {{type}}',
      accepted: 'Your request is accepted: {{type}}',
      refused: 'Your request is refused: {{type}}',
      body: 'Request of {{day}}.',
    },
    swapAsked: {
      title: '{{agent}} offers you a shift: {{site}}, {{day}} from {{time}} to {{until}}',
      body: 'A manager will decide. Tell them if it does not suit you.',
      bodyInReturn:
        'In return for your shift on {{day}} from {{time}} to {{until}}. A manager will decide. Tell them if it does not suit you.',
    },
    absenceRecorded: {
      day: 'on {{from}}',
      days: 'from {{from}} to {{to}}',
      recorded: 'Absence recorded {{days}}',
      changed: 'Absence changed: {{days}}',
      removed: 'Absence removed: {{days}}',
      body: 'A manager recorded it for you. Your shifts in that time are off your schedule.',
      bodyProof: 'A manager recorded it for you; your shifts in that time are off your schedule. Please send a supporting document.',
      bodyRemoved: 'A manager removed it. Have a look at your schedule.',
    },
    schedulePublished: {
      title: 'Schedule published: {{month, month}}',
      body_one: '{{count, number}} shift. Read it, then confirm it.',
      body_other: '{{count, number}} shifts. Read it, then confirm it.',
    },
    scheduleReplanned: {
      title: 'Schedule changed: {{month, month}}',
      body_one: '{{count, number}} shift is new or changed. Read your month again.',
      body_other: '{{count, number}} shifts are new or changed. Read your month again.',
      read: 'Read your month again.',
      service: '{{day}}, {{time}}–{{until}}, {{site}}',
      changed_one: '{{count, number}} new or changed shift: {{services}}.',
      changed_other: '{{count, number}} new or changed shifts: {{services}}.',
      gone_one: '{{count, number}} shift taken off: {{services}}.',
      gone_other: '{{count, number}} shifts taken off: {{services}}.',
    },
    scheduleReminder: {
      title: 'Schedule to confirm: {{month, month}}',
      body_one: '{{count, number}} shift waits for you to confirm it.',
      body_other: '{{count, number}} shifts wait for you to confirm them.',
    },
    missionOffered: {
      title: 'Mission offered: {{site}}, {{day}} from {{time}} to {{until}}',
      body: 'Are you available? Answer in your missions.',
    },
    missionGone: {
      title: 'Mission closed: {{site}}, {{day}} from {{time}} to {{until}}',
      body: 'Thank you for answering. This mission is no longer open.',
    },
    shiftCheckDue: {
      title: 'Is all well? Check call of {{time}}, {{site}}',
      body: 'Answer before {{by}}, on your phone or at the time clock.',
    },
    shiftCheckMissed: {
      manager: {
        title: 'Check call without an answer: {{agent}}, {{site}}',
        body: 'Nothing heard since {{time}}. Call the officer, then the site.',
      },
      many_one: '{{count, number}} check call without an answer',
      many_other: '{{count, number}} check calls without an answer',
    },
    alertPostEmpty: {
      manager: {
        title: 'Post empty: {{site}}',
        body: '{{agent}} left at {{time}} and the relief has not clocked in. Planned until {{until}}.',
      },
      many_one: '{{count, number}} empty post',
      many_other: '{{count, number}} empty posts',
    },
    alertNotArrived: {
      own: {
        title: 'You are expected: {{site}}',
        body: 'Your shift began at {{time}}. Clock in, or let your company know that you are late.',
      },
      manager: {
        title: 'Not arrived: {{agent}}, {{site}}',
        body: 'Shift from {{time}} to {{until}} on {{day}}. Nobody has clocked in.',
      },
      many_one: '{{count, number}} officer not arrived',
      many_other: '{{count, number}} officers not arrived',
    },
    alertUncovered: {
      manager: {
        title: 'Open shift: {{site}}, {{time}} to {{until}}',
        body: 'Nobody is assigned to this shift of {{day}}.',
      },
      many_one: '{{count, number}} open shift',
      many_other: '{{count, number}} open shifts',
    },
    alertDeviceOffline: {
      manager: {
        title: 'Time clock offline: {{device}}, {{site}}',
        body: 'No contact since {{time}}, during a shift. It keeps what is clocked; check its network.',
      },
      many_one: '{{count, number}} time clock offline',
      many_other: '{{count, number}} time clocks offline',
    },
    alertPreClocking: {
      own: {
        title: 'Are you on your way? {{site}}, {{time}}',
        body: 'Say “I’m on my way” for your shift from {{time}} to {{until}}.',
      },
      manager: {
        title: 'Not on the way yet: {{agent}}, {{site}}',
        body: 'The shift begins at {{time}} on {{day}}.',
      },
      many_one: '{{count, number}} officer not on the way yet',
      many_other: '{{count, number}} officers not on the way yet',
    },
    alertsBody: 'See the list of alerts for details.',
    deviceCopied: {
      title: 'Two copies of the time clock “{{device}}”?',
      body: 'Two devices sign in by turns under this name ({{site}}), seen on {{day}} at {{time}}. If you know of only one, report it lost or stolen; otherwise unlink it and link each device again.',
    },
    deviceGuessed: {
      title: 'Codes tried at the time clock “{{device}}”',
      body: 'Too many wrong codes there come close to those of its officers ({{site}}), on {{day}} at {{time}}: somebody may be guessing. Check where it is; when in doubt, report it lost or stolen.',
    },
    instructionsPublished: {
      title: 'New instructions: {{site}}',
      body: 'New instructions are in force. Read them before your next shift.',
      from: 'New instructions apply from {{day}}. You can read them already.',
    },
    instructionsReminder: {
      title: 'Instructions to read: {{site}}',
      body: 'You have not opened the instructions in force yet. Read them before your next shift.',
    },
    documentFiled: {
      title: 'New document: {{document}}',
      read: 'This document is there for you.',
      validate: 'Please read and validate this document.',
      validateBy: 'Please read and validate this document by {{day}}.',
    },
    documentReminder: {
      title: 'Reminder: {{document}}',
      read: 'You have not read this document yet.',
      validate: 'You have not read and validated this document yet.',
      validateBy: 'You have not read and validated this document yet: please do so by {{day}}.',
    },
    importEnded: {
      written: {
        title: 'Import done',
        body: 'Your import has been written. Lines created: {{created, number}}, changed: {{changed, number}}.',
      },
      failed: {
        title: 'Import interrupted',
        body: 'Your import was interrupted: nothing was written. Check your files again, then import.',
      },
    },
    paperEnds: {
      card: 'professional card',
      paper: 'a document',
      own: 'To renew: {{paper}}, valid until {{day}}',
      ownLeft_one: '{{count, number}} day left. Hand the renewal in to your company.',
      ownLeft_other: '{{count, number}} days left. Hand the renewal in to your company.',
      manager: '{{agent}}: {{paper}} valid until {{day}}',
      managerLeft_one: '{{count, number}} day left to renew it.',
      managerLeft_other: '{{count, number}} days left to renew it.',
      many_one: '{{count, number}} document is about to expire',
      many_other: '{{count, number}} documents of officers are about to expire',
      first: 'The next one: {{agent}}, {{paper}}, valid until {{day}}.',
    },
    documentDue: { title: 'To validate: {{document}}', body: 'This document is to be read and validated by {{day}}.' },
  },
}
