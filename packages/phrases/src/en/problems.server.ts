import type { serverProblems as french } from '../fr/problems.server.ts'
import type { Translated } from '../translated.ts'
import { screenProblems } from './problems.screens.ts'

export const serverProblems: Translated<typeof french> = {
  agent: {
    ...screenProblems.agent,
    hasAccount: 'This officer already has access and can choose a new password from the sign-in page.',
    noEmail: 'This officer has no e-mail address: add one, then send the invitation.',
    noAddress: 'This officer has neither e-mail nor mobile phone: add one of them to send the code.',
    noCodeMail: 'This officer has no e-mail address: add one to send the code. No code was changed.',
    noMailer: 'Sending e-mails is not set up: the officer would not receive the code. No code was changed. You can set one by an import.',
    codeTaken: 'This code is taken: choose another one.',
    numberTaken: 'Another officer already has this number: choose another.',
    archived: 'This officer is archived: restore them first.',
    planned: 'Upcoming shifts: {{count, number}}, the first on {{day, wholeDay}}. Give them to other officers, then archive.',
    referred:
      'Shifts, documents, requests, instructions read or an account belong to this officer: archive them instead, and their past stays readable.',
    alreadyHeld: 'The officer already has it: change the existing line.',
  },
  contract: {
    ...screenProblems.contract,
    numberTaken: 'Another contract already has this number: choose another.',
    used: 'Shifts, availabilities or requests are under this contract: give its last day instead of deleting it.',
  },
  loan: {
    returnedBefore: 'It cannot come back before it was handed out.',
    signed: 'The officer has confirmed this hand-out: it stays. Say when it came back instead.',
    signedAlready: 'This hand-out is already confirmed, or the item has been returned.',
  },
  user: {
    ...screenProblems.user,
    partnerClosed: 'This partner is closed: open it again first.',
    ownRight: 'You cannot take away your own “Settings and users” right: ask another administrator.',
    ownAccess: 'You cannot withdraw your own access: ask another administrator.',
    lastAdministrator: 'You are the only administrator: give this right to another person first.',
    noSiteLeft: 'This user would have no site left: choose a site of the new clients first.',
    alreadyThere: 'This person already has access of this kind with this address.',
    withdrawn: 'Their access is withdrawn: restore it first.',
    hasPassword: 'This person has signed in before and can choose a new password from the sign-in page.',
    ownSight: 'This is your own account: you see it already.',
  },
  import: {
    countsFrom: 'Choose a day since the year 2000, and within a year from now.',
  },
  partner: { codeTaken: 'Another partner already has this code: choose another one.' },
  client: {
    codeTaken: 'Another client already has this code: choose another one.',
    openSites: 'This client still has open sites: close them first.',
  },
  instructions: {
    ...screenProblems.instructions,
    same: 'The published instructions already say this: change the draft.',
    comesLater:
      'A version that is already published takes effect later and would replace this one: make it a draft again, or choose a day after it.',
    hasDraft: 'This site already has a draft: publish or delete it first.',
    holds: 'This version is in force: publish a new one to replace it.',
  },
  contact: {
    ...screenProblems.contact,
    owner: 'Give a site or a client, not both.',
  },
  site: {
    ...screenProblems.site,
    soldAlready: 'This site already has this service type: change its line.',
    clientClosed: 'Its client is closed: open it again first.',
    comingShifts: 'Coming shifts at this site: {{count, number}}. They would stay planned there: confirm that it closes.',
    codeTaken: 'Another site already has this code: choose another one.',
    zoneKept: 'This site already has services: its time zone can no longer change.',
    noClient: 'Choose a client from the list.',
  },
  card: {
    short: 'This number is too short for a badge. Hold the badge to the reader.',
    random: 'This number changes at each reading, as a phone’s does. Choose a real badge.',
  },
  clocking: {
    twice:
      '{{time}} comes twice that night: {{time}} (summer time, UTC{{first}}) or {{time}} (winter time, UTC{{second}}). Say which one in {{field}}.',
    skipped: '{{time}} does not exist on that day: the clocks skip that hour.',
    apart: 'This instant is not {{time}} on the site’s clock: send one of the two, or two that say the same time.',
    planned: 'A clocking does not change the planned times: change the schedule, and do not send this field.',
    ahead: 'This time has not come yet.',
    otherDay:
      'This time is too far from the shift. Choose one between {{fromDay, wholeDay}} at {{fromTime}} and {{toDay, wholeDay}} at {{toTime}}.',
    tooLong: 'The shift would last more than 24 hours. Check the day and the time.',
    sayWhen: 'This shift is not taking place now: say the day and the time of the clocking.',
  },
  demand: {
    ...screenProblems.demand,
    awayAlready: 'An absence is already recorded or requested on these days.',
    notYours: 'Choose one of your upcoming shifts that is still yours.',
    noColleague: 'Choose a colleague of this site.',
    notTheirs: 'Choose an upcoming shift of this colleague at this site.',
    whyRefused: 'Say why: the person will read this text.',
    choices: '“{{label}}”: give choices to a question of choices, and to no other.',
    noType: 'This type of request is not offered.',
  },
  device: {
    noWay: 'Keep one way of clocking: the code or the badge.',
  },
  document: {
    past: 'Choose today or an upcoming day.',
    noFile: 'Choose at least one file.',
    oneFile: 'Choose one file only.',
    nobodyAsked: 'Nobody is asked to confirm this document: ask for a confirmation first.',
  },
  notification: {
    forWhom: 'Choose whom it is for: some officers, one site, or all officers.',
    subscription: 'This browser has not given a valid notification address.',
  },
}
