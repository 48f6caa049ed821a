import type { outbox as french } from '../../fr/pages/outbox.ts'
import type { Translated } from '../../translated.ts'

export const title = 'Sent messages'
export const outbox: Translated<typeof french> = {
  title,
  text: 'This installation sends no e-mails: this is what would have been sent. Hand over the links yourself.',
  hidden: 'Only its recipient reads what it says.',
  textSending: 'What was sent, what waits for its turn, and what could not leave.',
  ways: { mail: 'E-mail', sms: 'Text message', push: 'Push notification' },
  state: { waiting: 'Waiting', sent: 'Sent', givenUp: 'Given up', kept: 'Kept here' },
  sentAt: 'Sent {{at}}',
  lastTry: 'Last tried {{at}}',
  tries_one: '{{count, number}} try',
  tries_other: '{{count, number}} tries',
  again: 'It will be tried again.',
  keptText: 'This installation sends nothing in this way.',
  to: 'To {{recipient}}',
  filters: {
    state: { title: 'Messages by state', all: 'All', waiting: 'Waiting', sent: 'Sent', givenUp: 'Given up', kept: 'Kept here' },
    way: { title: 'Sent by', all: 'However sent', mail: 'E-mail', sms: 'Text message', push: 'Push notification' },
  },
  searchHint: 'Recipient or subject',
  count_zero: 'No messages',
  count_one: '{{count, number}} message',
  count_other: '{{count, number}} messages',
  columns: {
    at: 'Date',
    way: 'Sent by',
    recipient: 'Recipient',
    subject: 'Subject',
    body: 'Message',
    state: 'State',
    sentAt: 'Sent on',
    failure: 'Reason',
  },
  empty: {
    title: 'No messages',
    text: 'Ask for a new password: the message and its link will show here.',
    action: 'Ask for a link',
    filtered: 'No message matches your filters',
    showAll: 'Show all messages',
  },
}
