import type { outbox as french } from '../fr/outbox.ts'
import type { Translated } from '../translated.ts'

export const outbox: Translated<typeof french> = {
  text: 'Nothing leaves the demo: this is what would have been sent.',
  ways: { mail: 'E-mail', sms: 'Text message', push: 'Push notification' },
  to: 'To {{recipient}}',
  count_one: '{{count, number}} message',
  count_other: '{{count, number}} messages',
  columns: { at: 'Date', way: 'Sent by', recipient: 'Recipient', subject: 'Subject', body: 'Message' },
  emptyTitle: 'No messages',
  emptyText: 'Ask for a new password: the message and its link will show here.',
  emptyAction: 'Ask for a link',
}
