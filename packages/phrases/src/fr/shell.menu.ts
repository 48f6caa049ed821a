/** The menu: it comes with the frame behind the sign-in, and not before. */
export const menu = {
  label: 'Menu principal',
  manage: 'Gérer',
  company: 'Société',
  open: 'Ouvrir le menu',
  close: 'Fermer le menu',
  collapse: 'Réduire le menu',
  expand: 'Agrandir le menu',
  /** Demands, and missions to which somebody said yes: beside the name of the line. */
  waiting_one: '{{count}} en attente',
  waiting_other: '{{count}} en attente',
  /** Documents or missions, beside the name of what they lie behind. */
  unseen_one: '{{count}} non vu',
  unseen_other: '{{count}} non vus',
  /** Words of lines that are not the title of their page. */
  /** Words of lines that are not the title of their page. */
  lines: {
    sites: 'Sites',
    clockings: 'Pointages',
    provider: 'Prestataire',
    myDocuments: 'Mes documents',
    schedules: 'Plannings',
    myDemands: 'Mes demandes',
    myPartners: 'Mes partenaires',
    publications: 'Publication',
    printing: 'Impression',
    importing: 'Importer',
  },
} as const
