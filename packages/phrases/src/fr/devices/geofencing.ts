/** Before a site is chosen by distance: why the position is asked for, and what to do where there is none. */
export const geofencing = {
  ask: {
    title: 'Quel site est le plus proche\u00a0?',
    text: 'La position de cet appareil range les sites par distance et situe la pointeuse associée. Elle est lue une seule fois, à cent mètres près, et ne suit personne.',
    next: 'Le navigateur va vous demander l’autorisation.',
    agree: 'Lire la position',
  },
  reading: 'Lecture de la position…',
  denied: {
    title: 'La position est refusée',
    text: 'Touchez l’icône à gauche de l’adresse, autorisez la position pour ce site, puis réessayez. Sur un appareil géré, demandez-le à votre administrateur.',
  },
  unavailable: {
    title: 'Position introuvable',
    text: 'Activez la localisation dans les réglages de l’appareil, rapprochez-le d’une fenêtre, puis réessayez.',
  },
  timeout: { title: 'Position trop longue à trouver', text: 'Rapprochez l’appareil d’une fenêtre, puis réessayez.' },
  insecure: {
    title: 'Connexion non sécurisée',
    text: 'Sans HTTPS, le navigateur ne donne pas la position. Ouvrez cette page par une adresse en https://, ou choisissez dans la liste.',
  },
  again: 'Réessayer',
  skip: 'Choisir dans la liste',
  use: 'Trier par distance',
  nearest: 'Les plus proches d’abord',
  away: 'à {{distance, distance}}',
} as const
