/** The search of the top bar. */
export const search = {
  both: 'Recherche (agent et site)',
  agents: 'Recherche (agent)',
  sites: 'Recherche (site)',
  open: 'Ouvrir la recherche',
  close: 'Fermer la recherche',
  asking: 'Recherche en cours...',
  none: 'Aucun résultat',
  found: 'Résultat de votre recherche ({{total, number}})',
  agent: 'Agent',
  site: 'Site',
} as const
