import type { ChangeableKey } from '@vigie/contract/companies/settings.changes.ts'

export const title = 'Réglages'
/** The settings of the company, one line each. */
export const settings = {
  title,
  text: 'Chaque réglage s’enregistre dès que vous le quittez et vaut pour toute la société.',
  find: 'Trouver un réglage',
  clear: 'Effacer la recherche',
  none: 'Aucun réglage trouvé',
  noneText: 'Essayez un autre mot, ou effacez la recherche.',
  shown_one: '{{count, number}} réglage',
  shown_other: '{{count, number}} réglages',
  groupsLabel: 'Groupes de réglages',
  groups: {
    company: 'Société',
    appearance: 'Apparence',
    clocking: 'Pointage',
    planning: 'Plannings',
    managers: 'Espace manager',
    agentSpace: 'Espace agent',
    clientSpace: 'Espace client',
    partnerSpace: 'Espace partenaire',
    sessions: 'Sessions et accès',
    storage: 'Fichiers',
  },
  changed_one: '{{count, number}} changé',
  changed_other: '{{count, number}} changés',
  units: {
    minutes_one: 'min',
    minutes_other: 'min',
    hours_one: 'h',
    hours_other: 'h',
    months_one: 'mois',
    months_other: 'mois',
    metres_one: 'm',
    metres_other: 'm',
    megabytes_one: 'Mo',
    megabytes_other: 'Mo',
    sites_one: 'site',
    sites_other: 'sites',
    characters_one: 'caractère',
    characters_other: 'caractères',
  },
  amount: '{{value, number}}\u00a0{{unit}}',
  yes: 'Oui',
  no: 'Non',
  empty: 'Vide',
  byDefault: '{{value}} par défaut',
  restore: 'rétablir',
  restoreOf: 'Rétablir {{title}}\u00a0: {{value}}',
  pick: 'Choisir la couleur\u00a0: {{title}}',
  saved: 'Enregistré\u00a0: {{title}}',
  overtaken: 'Une autre personne a enregistré entre-temps\u00a0: {{value}}.',
  keepTheirs: 'Garder cette valeur',
  saveMine: 'Enregistrer la mienne',
  wrong: {
    whole: 'Indiquez un nombre entier de {{least, number}} à {{most, number}}.',
    wholeOrZero: 'Indiquez 0, ou un nombre entier de {{least, number}} à {{most, number}}.',
    colour: 'Indiquez une couleur comme #1F56E0\u00a0: un dièse, puis six chiffres ou lettres de A à F.',
    text: 'Indiquez {{count, number}} caractères au plus.',
    link: 'Indiquez une adresse complète qui commence par https://, sans espace, ou laissez vide.',
    tiles:
      'Indiquez une adresse comme https://tuiles.exemple.fr/{z}/{x}/{y}.png\u00a0: https, un nom de serveur, puis {z}, {x} et {y} une fois chacun.',
  },
  of: {
    phone_urgency: {
      title: 'Téléphone d’urgence',
      text: 'L’agent peut l’appeler depuis son téléphone quand son site n’a pas de numéro.',
    },
    documents_viewer_url: {
      title: 'Visionneuse de documents bureautiques',
      text: 'L’adresse du document est ajoutée à la suite. Vide\u00a0: le document est téléchargé.',
    },
    map_tiles_url: {
      title: 'Serveur de fonds de carte',
      text: 'Affiche une carte sous le plan des sites, par exemple https://tuiles.exemple.fr/{z}/{x}/{y}.png. Ce serveur voit alors l’adresse IP de vos managers et la zone qu’ils regardent. Vide\u00a0: un plan simple, sans rien d’extérieur.',
    },
    map_tiles_attribution: {
      title: 'Source de la carte',
      text: 'La mention que le fournisseur demande d’afficher, par exemple «\u00a0© OpenStreetMap\u00a0».',
    },
    color_primary: { title: 'Couleur principale', text: 'Boutons, liens et menu de tous vos utilisateurs.' },
    color_secondary: { title: 'Couleur secondaire', text: 'Ce qui doit ressortir à côté de la couleur principale.' },
    is_clocking_enabled: {
      title: 'Pointage permis',
      text: 'Sur «\u00a0Non\u00a0», personne ne peut plus pointer, ni au téléphone ni à la pointeuse.',
    },
    clocking_early_minutes: {
      title: 'Arrivée permise avant l’heure',
      text: 'Avant ce délai, l’agent ne peut pas encore pointer sa prise de service.',
    },
    clocking_late_tolerance_minutes: { title: 'Retard toléré', text: 'Au-delà de ce délai, une arrivée compte comme un retard.' },
    clocking_out_grace_minutes: {
      title: 'Départ permis après la fin',
      text: 'Passé ce délai après la fin prévue, l’agent ne peut plus pointer son départ lui-même.',
    },
    site_perimeter_metres: {
      title: 'Périmètre d’un site',
      text: 'Distance admise pour pointer au téléphone. Un site peut avoir la sienne.',
    },
    pre_clocking_resource_notification_minutes: {
      title: 'Annonce «\u00a0Je suis en route\u00a0»',
      text: 'L’agent peut l’envoyer ce délai avant son service\u00a0; sans elle, le service est signalé.',
    },
    clocking_offline_max_hours: {
      title: 'Pointage gardé sans réseau',
      text: 'Reçu après ce délai, un pointage attend la confirmation d’un manager. Ce qui est déjà reçu ne change pas.',
    },
    shift_check_every_minutes: {
      title: 'Intervalle entre deux contrôles',
      text: 'Pendant son service, l’agent confirme que tout va bien à cet intervalle, pauses non comprises. 0\u00a0: aucun contrôle.',
    },
    shift_check_answer_minutes: {
      title: 'Temps pour répondre à un contrôle',
      text: 'Sans réponse dans ce délai, les managers sont prévenus.',
    },
    device_site_limit: { title: 'Sites par pointeuse', text: 'Nombre de sites qu’une même pointeuse peut servir.' },
    is_mission_enabled: {
      title: 'Missions',
      text: 'Les managers proposent des services à pourvoir, les agents disent s’ils sont disponibles.',
    },
    res_month_before_schedule: { title: 'Mois passés visibles par les agents', text: 'Avant le mois en cours, dans leur planning.' },
    res_month_after_schedule: { title: 'Mois à venir visibles par les agents', text: 'Après le mois en cours, une fois publiés.' },
    cli_month_before_schedule: {
      title: 'Mois passés visibles par les clients',
      text: 'Avant le mois en cours, dans le planning de leurs sites.',
    },
    cli_month_after_schedule: {
      title: 'Mois à venir visibles par les clients',
      text: 'Après le mois en cours, dans le planning de leurs sites.',
    },
    man_access_list_resource: {
      title: 'Agents visibles',
      text: 'Liste, fiches et heures des agents. Un manager a besoin, en plus, de son propre droit.',
    },
    man_access_list_site: { title: 'Sites visibles', text: 'Liste et fiches des sites, pour les managers qui en ont le droit.' },
    man_access_schedule_site: {
      title: 'Plannings des sites visibles',
      text: 'Plannings des sites et leur impression, pour les managers qui en ont le droit.',
    },
    man_access_services: {
      title: 'Prise et fin de services visibles',
      text: 'Suivi des services, pointages et pointeuses, pour les managers qui en ont le droit.',
    },
    man_edit_planning: {
      title: 'Planification permise',
      text: 'Attribuer et publier les services, proposer des missions, pour les managers qui en ont le droit.',
    },
    man_edit_resources: {
      title: 'Modification des agents permise',
      text: 'Fiches et documents des agents, pour les managers qui en ont le droit.',
    },
    man_edit_sites: {
      title: 'Modification des sites permise',
      text: 'Fiches et documents des sites et des clients, pour les managers qui en ont le droit.',
    },
    res_access_schedule: { title: 'Planning de l’agent', text: 'L’agent voit ses services publiés et les valide.' },
    res_access_demands: { title: 'Demandes des agents', text: 'L’agent envoie des demandes et suit vos réponses.' },
    res_access_availabilities: {
      title: 'Disponibilités des agents',
      text: 'L’agent indique quand il souhaite travailler, si l’un de ses contrats le permet.',
    },
    cli_access_schedule_site: { title: 'Planning des sites', text: 'Le client voit les services de ses sites.' },
    cli_access_sites: { title: 'Fiches des sites', text: 'Le client voit la liste et les fiches de ses sites.' },
    partner_access_schedules: { title: 'Planning des partenaires', text: 'Le partenaire voit les services confiés à ses agents.' },
    partner_access_resources: { title: 'Agents des partenaires', text: 'Le partenaire voit la liste et les fiches de ses agents.' },
    session_idle_minutes: {
      title: 'Déconnexion sur ordinateur',
      text: 'Sans activité pendant ce délai, la session se ferme. Vaut dès la prochaine connexion.',
    },
    session_idle_native_minutes: {
      title: 'Déconnexion sur téléphone et tablette',
      text: 'Même règle sur un appareil mobile\u00a0: 1\u00a0440 minutes font un jour.',
    },
    password_min_length: {
      title: 'Longueur minimale d’un mot de passe',
      text: 'Le minimum de Vigie s’applique s’il est plus long. Les mots de passe actuels restent valables.',
    },
    file_megabytes: { title: 'Taille d’un fichier', text: 'Un fichier plus lourd est refusé.' },
    storage_user_megabytes: { title: 'Espace par personne', text: 'Taille de tous les fichiers qu’une même personne peut déposer.' },
  } satisfies Readonly<Record<ChangeableKey, { readonly title: string; readonly text: string }>>,
} as const
