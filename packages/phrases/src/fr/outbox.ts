/** What would have been sent, read in the demo. */
export const outbox = {
  text: 'Rien ne part de la démonstration\u00a0: voici ce qui aurait été envoyé.',
  ways: { mail: 'E-mail', sms: 'SMS', push: 'Notification' },
  to: 'À {{recipient}}',
  filters: {
    title: 'Messages par envoi',
    all: 'Tous',
    search: 'Rechercher dans la liste',
    searchHint: 'Destinataire ou objet',
    clearText: 'Effacer',
  },
  number: '{{value, number}}',
  count_zero: 'Aucun message',
  count_one: '{{count, number}} message',
  count_other: '{{count, number}} messages',
  columns: { at: 'Date', way: 'Envoi', recipient: 'Destinataire', subject: 'Objet', body: 'Message' },
  emptyFiltered: 'Aucun message ne correspond à vos filtres',
  clearAll: 'Voir tous les messages',
  emptyTitle: 'Aucun message',
  emptyText: 'Demandez un nouveau mot de passe\u00a0: le message et son lien apparaîtront ici.',
  emptyAction: 'Demander un lien',
} as const
