/** Words that every screen uses. \u00a0 is the no-break space that French puts before : ; ? and !. */
export const common = {
  confirm: 'Valider',
  /** A form over which another has saved. */
  meanwhile: { goOn: 'Continuer', theirs: 'Enregistré entre-temps\u00a0: {{words}}', nothing: 'rien' },
  cancel: 'Annuler',
  close: 'Fermer',
  back: 'Retour',
  retry: 'Réessayer',
  refresh: 'Actualiser',
  save: 'Enregistrer',
  loading: 'Chargement…',
  today: "Aujourd'hui",
  live: 'En direct',
  connecting: 'Connexion…',
  offline: 'Hors ligne',
  toContent: 'Aller au contenu',
  languages: { fr: 'Français', en: 'English', de: 'Deutsch' },
  roles: {
    manager: 'Manager',
    manager_partner: 'Partenaire',
    resource: 'Agent',
    client: 'Client',
    client_user: 'Utilisateur client',
    clocking_device: 'Pointeuse',
  },
  errors: {
    title: 'Désolé\u00a0!',
    text: "Une erreur s'est produite, nous avons été prévenus, veuillez réessayer plus tard.",
    offline: 'Connexion au serveur échouée',
    offlineHint: 'Vérifiez votre réseau, puis réessayez. Ce que vous avez saisi est conservé.',
    later: 'Une erreur est survenue, veuillez réessayer ultérieurement.',
  },
} as const
