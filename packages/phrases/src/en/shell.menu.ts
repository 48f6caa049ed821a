import type { menu as french } from '../fr/shell.menu.ts'
import type { Translated } from '../translated.ts'

export const menu: Translated<typeof french> = {
  label: 'Main menu',
  manage: 'Manage',
  company: 'Company',
  open: 'Open the menu',
  close: 'Close the menu',
  collapse: 'Collapse the menu',
  expand: 'Expand the menu',
  waiting_one: '{{count}} waiting',
  waiting_other: '{{count}} waiting',
  /** Documents or missions, beside the name of what they lie behind. */
  unseen_one: '{{count}} unseen',
  unseen_other: '{{count}} unseen',
  /** Words of lines that are not the title of their page. */
  /** Words of lines that are not the title of their page. */
  lines: {
    sites: 'Sites',
    clockings: 'Clockings',
    provider: 'Provider',
    myDocuments: 'My documents',
    schedules: 'Schedules',
    myDemands: 'My requests',
    myPartners: 'My partners',
    publications: 'Publishing',
    printing: 'Printing',
    importing: 'Import',
  },
}
