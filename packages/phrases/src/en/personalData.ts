import type { personalData as french } from '../fr/personalData.ts'
import type { Translated } from '../translated.ts'

export const personalData: Translated<typeof french> = {
  title: 'What the company holds on me',
  text: 'What {{company}} keeps about you here, and how long the rules have it kept. Nothing is about your colleagues.',
  take: 'Take my data away',
  taking: 'Your data is being put together…',
  taken: 'Your data is in the file “{{name}}”.',
  takeText: 'A single file that you can open, keep or hand to somebody. Your national insurance number is in it in full.',
  file: 'my-data',
  kinds: {
    identity: 'Identity and contact details',
    contracts: 'Contracts',
    qualifications: 'Qualifications',
    months: 'Months of your schedule',
    services: 'Shifts',
    acts: 'Clockings and corrections',
    positions: 'Positions taken when clocking',
    comments: 'Comments that you may read',
    demands: 'Requests and answers',
    missions: 'Missions offered and your answers',
    absences: 'Absences',
    availabilities: 'Availability',
    documents: 'Documents given, read, validated',
    notifications: 'Notifications',
    mutedSites: 'Notifications turned off by site',
    sessions: 'Sign-ins',
  },
  kept: {
    employment: 'during the contract, then 5 years',
    work: '5 years',
    position: '2 months, 1 year if it is the only proof',
    log: '12 months',
    account: 'as long as your access is open',
  },
  call: 'A question, a mistake, something to delete? Turn to your manager or to the management of {{company}}. You may also turn to the CNIL.',
  readme: {
    intro: 'This file holds what {{company}} has on {{name}} in Vigie on {{day}}.',
    times: 'Times are universal (UTC): “2026-10-12T08:00:00Z” is 10:00 in Paris in summer. Durations are in minutes.',
    acts: 'Each clocking carries its line of the journal and its digest; a position and a comment stand there only where they are still kept.',
    left: 'Not in it: your password and your clocking code, which nobody knows, and what is about other people. Documents open under “My documents”.',
  },
}
