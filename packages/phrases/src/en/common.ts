import type { common as french } from '../fr/common.ts'
import type { Translated } from '../translated.ts'

export const common: Translated<typeof french> = {
  confirm: 'Confirm',
  /** A form over which another has saved. */
  meanwhile: { goOn: 'Continue', theirs: 'Saved meanwhile: {{words}}', nothing: 'nothing' },
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  retry: 'Try again',
  home: 'Back to the home page',
  refresh: 'Refresh',
  print: 'Print',
  printedOn: 'Printed on {{at}}',
  named: '{{name}}: {{value}}',
  sort: { title: 'Sort by', up: '{{name}}, ascending', down: '{{name}}, descending' },
  list: { search: 'Search the list', clear: 'Clear', open: 'Open the list', number: '{{value, number}}' },
  save: 'Save',
  loading: 'Loading…',
  today: 'Today',
  live: 'Live',
  connecting: 'Connecting…',
  offline: 'Offline',
  toContent: 'Skip to content',
  languages: { fr: 'Français', en: 'English', de: 'Deutsch' },
  roles: {
    manager: 'Manager',
    manager_partner: 'Partner',
    resource: 'Officer',
    client: 'Client',
    client_user: 'Client user',
    clocking_device: 'Time clock',
  },
  /** What has become of an act that was not answered. */
  acts: {
    kept: 'Kept on this device; it goes as soon as the network is back.',
    open: 'The server does not answer. Once the network is back, this is withdrawn unless it was already saved: you will see it here.',
    done: 'It is saved: only the reply was lost. Reload the page to see it.',
    unknown: 'The server stopped while this was being sent. Check whether it was saved before you try again.',
    withdrawn: 'Withdrawn: nothing was sent.',
    sent: 'Sent: {{what}}',
    unsure: 'Withdrawn too late to be certain: {{what}}. Check whether it was saved.',
  },
  /** An e-mail that did not leave, because none do here. */
  handOver: {
    title: 'Link to hand over',
    nothing: 'Nothing was sent: sending e-mails is not set up.',
    onlyPushed: 'No e-mail was sent: sending e-mails is not set up. Phones alone were notified.',
    link: 'Hand over this link yourself',
    copy: 'Copy the link',
    copied: 'Link copied',
    notCopied: 'The link could not be copied. Select it.',
  },
  errors: {
    title: 'Sorry!',
    text: 'Something went wrong. We have been told about it; please try again later.',
    offline: 'The server could not be reached',
    offlineHint: 'Check your network, then try again. What you entered is still here.',
    later: 'Something went wrong, please try again later.',
  },
}
