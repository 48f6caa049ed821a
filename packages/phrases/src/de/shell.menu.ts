import type { menu as french } from '../fr/shell.menu.ts'
import type { Translated } from '../translated.ts'

export const menu: Translated<typeof french> = {
  label: 'Hauptmenü',
  manage: 'Verwalten',
  company: 'Firma',
  open: 'Menü öffnen',
  close: 'Menü schließen',
  collapse: 'Menü verkleinern',
  expand: 'Menü vergrößern',
  waiting_one: '{{count}} wartet',
  waiting_other: '{{count}} warten',
  /** Documents or missions, beside the name of what they lie behind. */
  unseen_one: '{{count}} ungesehen',
  unseen_other: '{{count}} ungesehen',
  /** Words of lines that are not the title of their page. */
  lines: {
    sites: 'Objekte',
    clockings: 'Stempelungen',
    provider: 'Dienstleister',
    myDocuments: 'Meine Dokumente',
    schedules: 'Dienstpläne',
    myDemands: 'Meine Anfragen',
    myPartners: 'Meine Partner',
    publications: 'Veröffentlichung',
    printing: 'Drucken',
    importing: 'Importieren',
  },
}
