import { partyColumns, partyFields, partyGroups, partyHints, partyWords } from '../party.ts'

export const title = 'Clients'
export const clients = {
  title,
  add: 'Ajouter un client',
  columns: { name: 'Client', ...partyColumns, sites: 'Sites ouverts' },
  ...partyWords,
  count_one: '{{count, number}} client',
  count_other: '{{count, number}} clients',
  siteCount_one: '{{count, number}} site',
  siteCount_other: '{{count, number}} sites',
  empty: {
    title: 'Aucun client pour le moment',
    text: 'Un client a un ou plusieurs sites, ses utilisateurs et ses factures. Ajoutez le premier.',
    filtered: 'Aucun client ne correspond',
    showAll: 'Voir tous les clients',
  },
  sites: 'Sites',
  noSites: 'Aucun site pour le moment.',
  sitesOf_one: '{{count, number}} site, dont {{open, number}} ouvert.',
  sitesOf_other: '{{count, number}} sites, dont {{open, number}} ouverts.',
  toSites: 'Voir ses sites',
  remove: {
    act: 'Supprimer le client',
    title: 'Supprimer {{name}}\u00a0?',
    text: 'Rien ne s’y rattache\u00a0: ni site, ni utilisateur, ni document. Cette suppression est définitive.',
    done: 'Client supprimé',
  },
  edit: {
    title: 'Client',
    saved: 'Client enregistré',
    changed: 'Quelqu’un vient de modifier ce client. Vos saisies sont gardées\u00a0: relisez, puis continuez.',
    groups: partyGroups,
    fields: { ...partyFields, isActive: 'Client actif' },
    hints: { ...partyHints, isActive: 'Un client fermé ne se choisit plus\u00a0; son historique reste.' },
  },
} as const
