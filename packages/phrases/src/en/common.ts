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
  export: {
    short: 'CSV',
    label: 'Export the list as CSV',
    decimal: '.',
    done_zero: 'File saved, without lines',
    done_one: 'File saved: {{count, number}} line',
    done_other: 'File saved: {{count, number}} lines',
  },
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
  errors: {
    title: 'Sorry!',
    text: 'Something went wrong. We have been told about it; please try again later.',
    offline: 'The server could not be reached',
    offlineHint: 'Check your network, then try again. What you entered is still here.',
    later: 'Something went wrong, please try again later.',
  },
}
