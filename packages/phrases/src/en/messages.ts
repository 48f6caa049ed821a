import type { messages as french } from '../fr/messages.ts'
import type { Translated } from '../translated.ts'

export const messages: Translated<typeof french> = {
  reset: {
    subject: 'Your new {{company}} password',
    body: 'Hello {{firstName}},\n\nTo choose a new password, open this link within the hour:\n{{link}}\n\nIf you did not ask for it, ignore this message: your password stays the same.',
  },
  invitation: {
    subject: 'Your access to {{company}}',
    body: 'Hello {{firstName}},\n\n{{company}} has opened an access for you. Choose your password within 7 days:\n{{link}}',
  },
  confirmation: {
    subject: 'Confirm your e-mail address',
    body: 'Hello {{firstName}},\n\nConfirm this address for {{company}} within the hour:\n{{link}}',
  },
  code: {
    subject: 'Your new clocking code for {{company}}',
    body: 'Hello {{firstName}},\n\nYour new clocking code for {{company}}: {{code}}\n\nThe old one no longer works. Do not share it with anyone.',
  },
}
