import type { account as french } from '../fr/account.ts'
import type { Translated } from '../translated.ts'

export const account: Translated<typeof french> = {
  settings: {
    display: 'Display',
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    stretch: 'Full width',
    stretchHint: 'Untick to keep pages in the middle of a large screen.',
    kept: 'These choices are kept on this device.',
    language: 'Language',
    languageHint: 'The language of screens and messages.',
    security: 'Security',
    password: 'Change the password',
    passwordHint: 'Your other sessions will be closed.',
  },
  profile: {
    text: 'This comes from your company. To have it corrected, ask there.',
    firstName: 'First name',
    lastName: 'Last name',
    username: 'User name',
    email: 'E-mail address',
    company: 'Company',
    none: 'Not given',
    confirm: 'Confirm the e-mail address',
    confirmText: 'We send you a link. Open it to confirm that this address is yours.',
    send: 'Send the link',
    sent: 'Link sent to {{email}}. It works once, for one hour.',
  },
  about: {
    version: 'Version',
    server: 'Server version',
    company: 'Company',
    code: 'Company code',
    declaration: 'Authorisation number',
    zone: 'Time zone',
  },
}
