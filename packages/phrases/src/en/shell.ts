import type { shell as french } from '../fr/shell.ts'
import type { Translated } from '../translated.ts'

export const shell: Translated<typeof french> = {
  titles: {
    signIn: 'Sign in',
    resetPassword: 'Forgotten password',
    chooseCompany: 'Your company',
    confirmEmail: 'Confirm your e-mail address',
    verifier: 'Check a receipt',
    maintenance: 'Service unavailable',
    notFound: 'Page not found',
    failure: 'Error',
    clocking: 'Clocking',
    candidate: 'Job application',
  },
  spaces: {
    manager: 'Manager space',
    manager_partner: 'Partner space',
    resource: 'Officer space',
    client: 'Client space',
    client_user: 'Client space',
    clocking_device: 'Vigie Pointage',
  },
  account: {
    open: 'Your account',
    password: 'Password',
    language: 'Language',
    toDark: 'Switch to the dark theme',
    toLight: 'Switch to the light theme',
    signOut: 'Sign out',
  },
  idle: {
    title: 'Are you still there?',
    warning: 'Your session is about to end because you are inactive.',
    remaining: 'Signing out in {{time}}',
    prolong: 'Stay signed in',
    signOut: 'Sign out',
    expired: 'Your session ended because you were inactive.',
    ended: 'Your session has ended. Sign in again.',
  },
  connection: {
    lost: 'Offline. What you see is no longer updated; the connection will come back by itself.',
  },
  denied: {
    title: 'Access to {{app}} denied',
    text: 'You do not have the necessary permissions to open this page.',
    hint: 'Ask your manager to check your rights.',
  },
  notFound: {
    title: 'Page not found',
    text: 'This address leads nowhere. It may have changed, or the link is incomplete.',
  },
  maintenance: {
    title: 'The service is unavailable',
    text: 'It is being maintained, or the network does not answer. This page goes on by itself as soon as the service is back.',
    asking: 'Trying again…',
  },
}
