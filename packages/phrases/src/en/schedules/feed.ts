import type { feed as french } from '../../fr/schedules/feed.ts'
import type { Translated } from '../../translated.ts'

export const feed = {
  open: 'Share',
  title: 'Share my schedule',
  text: 'Follow your published services and accepted absences in your phone’s calendar. It keeps itself up to date. It does not show why you are away.',
  none: 'A secret address will be made for your calendar. Whoever knows it can read your schedule: give it to nobody but those who should see it.',
  create: 'Make the address',
  address: 'Address of your calendar',
  once: 'Copy it now: it will not be shown again.',
  copy: 'Copy',
  copied: 'Address copied',
  notCopied: 'The address could not be copied. Select it, then copy it.',
  subscribe: 'Open in my calendar',
  by: 'In Google Calendar, on a computer: “Other calendars”, then “From URL”.',
  since: 'Shared since {{day}}. The address is shown only when it is made: if you no longer have it, renew it.',
  renew: 'Renew the address',
  renewAsk: 'Renew the address?',
  renewText: 'The present address shows nothing any more, at once. Whoever uses it must be given the new one.',
  stop: 'Stop sharing',
  stopAsk: 'Stop sharing your schedule?',
  stopText: 'The address shows nothing any more, at once. You can make another one.',
  stopped: 'Your schedule is no longer shared',
} as const satisfies Translated<typeof french>
