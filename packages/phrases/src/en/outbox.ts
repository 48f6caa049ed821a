import type { outbox as french } from '../fr/outbox.ts'
import type { Translated } from '../translated.ts'

export const outbox: Translated<typeof french> = {
  text: 'Nothing leaves the demo: this is what would have been sent.',
  ways: { mail: 'E-mail', sms: 'Text message', push: 'Push notification' },
  to: 'To {{recipient}}',
  filters: {
    title: 'Messages by how they are sent',
    all: 'All',
    search: 'Search the list',
    searchHint: 'Recipient or subject',
    clearText: 'Clear',
  },
  number: '{{value, number}}',
  count_zero: 'No messages',
  count_one: '{{count, number}} message',
  count_other: '{{count, number}} messages',
  columns: { at: 'Date', way: 'Sent by', recipient: 'Recipient', subject: 'Subject', body: 'Message' },
  emptyFiltered: 'No message matches your filters',
  clearAll: 'Show all messages',
  emptyTitle: 'No messages',
  emptyText: 'Ask for a new password: the message and its link will show here.',
  emptyAction: 'Ask for a link',
}
