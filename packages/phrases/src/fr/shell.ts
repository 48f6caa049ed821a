/** The frame of the signed-in page: bar, titles, the dialogs of the session. */
export const shell = {
  titles: {
    signIn: 'Connexion',
    resetPassword: 'Mot de passe oublié',
    chooseCompany: 'Votre société',
    confirmEmail: 'Confirmation de l’adresse e-mail',
    verifier: 'Vérifier un reçu',
    maintenance: 'Service indisponible',
    notFound: 'Page introuvable',
    failure: 'Erreur',
    clocking: 'Pointage',
    candidate: 'Candidature',
  },
  spaces: {
    manager: 'Espace manager',
    manager_partner: 'Espace partenaires',
    resource: 'Espace agent',
    client: 'Espace client',
    client_user: 'Espace client',
    clocking_device: 'Vigie Pointage',
  },
  account: {
    open: 'Votre compte',
    password: 'Mot de passe',
    language: 'Langue',
    toDark: 'Passer au thème sombre',
    toLight: 'Passer au thème clair',
    signOut: 'Se déconnecter',
  },
  idle: {
    title: 'Êtes-vous toujours là\u00a0?',
    warning: 'Votre session va expirer car vous êtes inactif.',
    remaining: 'Déconnexion dans {{time}}',
    prolong: 'Prolonger la session',
    signOut: 'Se déconnecter',
    expired: 'Votre session a expiré pour inactivité.',
    ended: 'Votre session est terminée. Reconnectez-vous.',
  },
  connection: {
    lost: 'Hors ligne. Les informations affichées ne se mettent plus à jour\u00a0; la connexion reprendra toute seule.',
  },
  denied: {
    title: 'Accès à {{app}} refusé',
    text: 'Vous n’avez pas les permissions nécessaires pour accéder à cette page.',
    hint: 'Demandez à votre responsable de vérifier vos droits.',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Cette adresse ne mène nulle part. Elle a pu changer, ou le lien est incomplet.',
  },
  maintenance: {
    title: 'Le service est indisponible',
    text: 'Une maintenance est en cours, ou le réseau ne répond pas. La page reprendra toute seule dès que le service sera de retour.',
    asking: 'Nouvel essai…',
  },
} as const
