/** Which sites are brought by mail and push: said on the page of choices alone. */
export const mutedSites = {
  title: 'Par site',
  text: 'Un site désactivé ne vous envoie plus rien par e-mail ni dans le navigateur. La cloche garde tout\u00a0; les contrôles, les documents à valider et les messages de votre société vous parviennent toujours.',
  search: 'Rechercher un site',
  none: 'Aucun site ne correspond.',
  found_one: '{{count, number}} site trouvé',
  found_other: '{{count, number}} sites trouvés',
  first: 'Les {{most, number}} premiers sites sont affichés\u00a0: recherchez les autres par leur nom.',
  offline: 'Pas de réseau\u00a0: votre choix pour «\u00a0{{site}}\u00a0» n’est pas enregistré. Réessayez quand le réseau est revenu.',
} as const
