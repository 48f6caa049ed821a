/** What every list of the company says alike: the state of its rows, its count, its form. */
const shared = {
  saved: 'Enregistré',
  changed: 'Quelqu’un vient de modifier cette ligne. Vérifiez ce qui est marqué, puis continuez.',
  count_one: '{{count, number}} ligne',
  count_other: '{{count, number}} lignes',
} as const
const state = {
  title: 'État de la ligne',
  active: 'En usage',
  archived: 'Archives',
  all: 'Tout',
} as const
const empty = {
  filtered: 'Aucune ligne ne correspond',
  showAll: 'Voir toute la liste',
} as const
const roles = {
  manager: 'Responsables',
  resource: 'Agents',
  manager_partner: 'Partenaires',
  client: 'Clients',
  client_user: 'Utilisateurs des clients',
} as const

/** The words of one list: its columns are its fields, and whether a row is archived. */
const listed = <const T extends { readonly fields: object; readonly more?: object; readonly empty: object; readonly filters?: object }>(
  own: T,
) => {
  const { fields, more, filters } = own
  return {
    ...shared,
    searchHint: 'Nom',
    ...own,
    empty: { ...empty, ...own.empty } as typeof empty & T['empty'],
    columns: { ...fields, ...more, state: 'État' } as T['fields'] & T['more'] & { readonly state: string },
    filters: { state, ...filters } as T['filters'] & { readonly state: typeof state },
  }
}

export const title = 'Listes'
export const registers = {
  title,
  nav: 'Listes de la société',
  choose: 'Liste',
  add: 'Ajouter',
  archivedTag: 'Archivé',
  archive: 'Archiver',
  restore: 'Rétablir',
  remove: 'Supprimer',
  archiveSome_one: 'Archiver la ligne choisie',
  archiveSome_other: 'Archiver les {{count, number}} lignes choisies',
  restoreSome_one: 'Rétablir la ligne choisie',
  restoreSome_other: 'Rétablir les {{count, number}} lignes choisies',
  removeSome_one: 'Supprimer la ligne choisie',
  removeSome_other: 'Supprimer les {{count, number}} lignes choisies',
  archivedDone: 'Archivé\u00a0: plus proposé dans les formulaires.',
  restoredDone: 'Rétabli\u00a0: les formulaires le proposent à nouveau.',
  removedDone: 'Supprimé.',
  keptDone_one: '{{count, number}} ligne sert encore\u00a0: elle est archivée.',
  keptDone_other: '{{count, number}} lignes servent encore\u00a0: elles sont archivées.',
  removeTitle: 'Supprimer\u00a0?',
  removeText: 'Ce qui sert encore dans vos données y reste lisible\u00a0: il est archivé, et n’est plus proposé.',
  history: 'Historique',
  historyOf: 'Historique de la liste',
  up: 'Monter {{name}}',
  down: 'Descendre {{name}}',

  requirements: 'Exigences',

  everyYear: 'Tous les ans',
  everywhere: 'Partout',
  noTime: 'Selon les heures',

  of: {
    holidays: listed({
      title: 'Jours fériés',
      text: 'Ils comptent dans les heures majorées et se voient dans les plannings, sur tous les sites ou dans leurs zones.',
      edit: 'Modifier le jour férié',
      new: 'Nouveau jour férié',
      empty: {
        title: 'Aucun jour férié',
        text: 'Ajoutez les jours fériés qui majorent les heures de vos agents. Ceux que fixe la loi sont créés chaque année.',
      },
      fields: {
        name: 'Nom',
        monthDay: 'Jour',
        year: 'Année',
        sectorIds: 'Zones',
      },
      more: {
        thisYear: 'Cette année',
        nextYear: 'L’an prochain',
      },
      hints: {
        year: 'Laissez vide pour tous les ans.',
        sectorIds: 'Sans zone, le jour est férié partout.',
      },
    }),
    sectors: listed({
      title: 'Zones',
      text: 'Elles regroupent les sites\u00a0: un jour férié peut se limiter à des zones, et la liste des sites se filtre par zone.',
      edit: 'Modifier la zone',
      new: 'Nouvelle zone',
      empty: {
        title: 'Aucune zone',
        text: 'Une zone regroupe des sites, par exemple un département. Un jour férié peut s’y limiter.',
      },
      fields: {
        code: 'Code',
        name: 'Nom',
      },
      hints: {
        code: 'Celui de vos imports. Les sites de la zone le suivent.',
      },
    }),
    activities: listed({
      title: 'Activités',
      text: 'Ce que fait votre société. Chaque service du planning peut en porter une.',
      edit: 'Modifier l’activité',
      new: 'Nouvelle activité',
      empty: {
        title: 'Aucune activité',
        text: 'Les activités classent vos services\u00a0: surveillance, incendie, événementiel…',
      },
      fields: {
        name: 'Nom',
      },
    }),
    prestations: listed({
      title: 'Prestations',
      text: 'Ce que vous vendez. Une prestation dit aussi ce que doit avoir l’agent qui prend le service.',
      edit: 'Modifier la prestation',
      new: 'Nouvelle prestation',
      empty: {
        title: 'Aucune prestation',
        text: 'Les prestations classent ce que vous vendez, et disent quelle carte ou quel diplôme il faut.',
      },
      fields: {
        name: 'Nom',
      },
    }),
    profiles: listed({
      title: 'Profils',
      text: 'Ils disent si un service compte comme jour ou nuit\u00a0: codes J et N, couleurs et compteurs.',
      edit: 'Modifier le profil',
      new: 'Nouveau profil',
      empty: {
        title: 'Aucun profil',
        text: 'Un profil fixe si un service est de jour ou de nuit. Sans profil, ses heures décident.',
      },
      fields: {
        name: 'Nom',
        time: 'Compte comme',
      },
      words: {
        time: {
          day: 'Jour',
          night: 'Nuit',
        },
      },
      hints: {
        time: 'Sans choix, les heures du service décident.',
      },
    }),
    anomalyReasons: listed({
      title: 'Motifs d’anomalie',
      text: 'L’agent en choisit un quand son pointage s’écarte du prévu, et le responsable quand il corrige.',
      edit: 'Modifier le motif',
      new: 'Nouveau motif',
      empty: {
        title: 'Aucun motif',
        text: 'Les motifs expliquent un retard, un départ anticipé ou un pointage hors zone.',
      },
      fields: {
        name: 'Nom',
        explains: 'Explique',
        isEarlyLeaveAccepted: 'Départ anticipé accepté',
        dependsOn: 'Dépend de',
        isPrivate: 'Confidentiel',
      },
      words: {
        explains: {
          start: 'Une arrivée',
          end: 'Un départ',
          place: 'Le lieu',
        },
        dependsOn: {
          relief: 'L’arrivée de la relève',
          manager: 'L’accord d’un responsable',
        },
      },
      hints: {
        explains: 'Le motif n’est proposé que là.',
        isEarlyLeaveAccepted: 'Partir plus tôt avec ce motif n’est pas une anomalie.',
        dependsOn: 'Tant que ce n’est pas confirmé, le départ reste une anomalie.',
        isPrivate: 'Il touche à la santé\u00a0: il n’est imprimé sur aucune feuille qu’un client signe.',
      },
    }),
    contractTypes: listed({
      title: 'Types de contrat',
      text: 'Ils se choisissent à la création d’un contrat, et regroupent les contrats dans les listes.',
      edit: 'Modifier le type de contrat',
      new: 'Nouveau type de contrat',
      empty: {
        title: 'Aucun type de contrat',
        text: 'Chaque contrat en porte un\u00a0: CDI, CDD, extra… Il en faut au moins un pour ajouter un contrat.',
      },
      fields: {
        name: 'Nom',
        documentTypeIds: 'Pièces demandées',
      },
      hints: {
        documentTypeIds: 'Le dossier de l’agent dit lesquelles manquent.',
      },
    }),
    unavailabilityTypes: listed({
      title: 'Types d’absence',
      text: 'Ils se choisissent quand un agent demande une absence ou qu’un responsable l’enregistre.',
      edit: 'Modifier le type d’absence',
      new: 'Nouveau type d’absence',
      empty: {
        title: 'Aucun type d’absence',
        text: 'Une absence en porte toujours un\u00a0: congés payés, maladie, formation…',
      },
      fields: {
        name: 'Nom',
      },
    }),
    documentTypes: listed({
      title: 'Types de document',
      text: 'Ils se choisissent au dépôt d’un document, et filtrent la liste des documents.',
      edit: 'Modifier le type de document',
      new: 'Nouveau type de document',
      empty: {
        title: 'Aucun type de document',
        text: 'Ils classent vos documents\u00a0: consignes, notes de service, rapports…',
      },
      fields: {
        name: 'Nom',
      },
    }),
    qualifications: listed({
      title: 'Qualifications',
      text: 'Le catalogue de ce qu’un agent peut avoir. Une prestation peut l’exiger, un import le nomme par son code.',
      edit: 'Modifier la qualification',
      new: 'Nouvelle qualification',
      empty: {
        title: 'Aucune qualification',
        text: 'Diplômes, habilitations, équipements… que vous donnez aux agents et que vos prestations exigent.',
      },
      fields: {
        kind: 'Sorte',
        code: 'Code',
        name: 'Nom',
      },
      words: {
        kind: {
          degree: 'Diplôme',
          empowerment: 'Habilitation',
          equipment: 'Équipement',
          formality: 'Formalité',
          job: 'Métier',
          language: 'Langue',
          nationality: 'Nationalité',
        },
      },
      hints: {
        code: 'Unique par sorte\u00a0; diplômes et habilitations partagent leurs codes.',
      },
      filters: {
        kind: {
          title: 'Sorte',
          all: 'Toutes les sortes',
          degree: 'Diplôme',
          empowerment: 'Habilitation',
          equipment: 'Équipement',
          formality: 'Formalité',
          job: 'Métier',
          language: 'Langue',
          nationality: 'Nationalité',
        },
      },
    }),
    links: listed({
      title: 'Liens utiles',
      text: 'Ils s’affichent sur l’accueil des personnes choisies, dans cet ordre.',
      edit: 'Modifier le lien',
      new: 'Nouveau lien',
      empty: {
        title: 'Aucun lien',
        text: 'Donnez à vos agents ou à vos clients les adresses dont ils ont besoin.',
      },
      fields: {
        name: 'Nom',
        url: 'Adresse',
        roles: 'Montré à',
      },
      more: {
        place: 'Ordre',
        moves: 'Déplacer',
      },
      words: { roles },
    }),
    news: listed({
      title: 'Actualités',
      text: 'Elles s’affichent sur l’accueil des personnes choisies à partir de leur date. Archivée, une actualité est retirée.',
      edit: 'Modifier l’actualité',
      new: 'Nouvelle actualité',
      empty: {
        title: 'Aucune actualité',
        text: 'Annoncez une consigne ou un changement\u00a0: chacun le lit sur son accueil à partir de la date choisie.',
      },
      searchHint: 'Titre ou texte',
      fields: {
        title: 'Titre',
        body: 'Texte',
        publishedOn: 'Publiée le',
        roles: 'Montrée à',
        pictureText: 'Description de l’image',
      },
      groups: { picture: 'Image' },
      hints: { pictureText: 'Dit ce que montre l’image à qui ne la voit pas. Vide\u00a0: l’image ne fait que décorer.' },
      picture: {
        add: 'Ajouter une image',
        change: 'Changer l’image',
        none: 'Aucune image',
        hint: 'Déposez une image ici, ou choisissez-la. Elle est cadrée en 16:9 et réduite sur cet appareil avant l’envoi.',
        saved: 'Image enregistrée',
        removed: 'Image retirée',
        kept: 'Elle sera enregistrée avec l’actualité.',
        failed: 'L’actualité est enregistrée, mais sans son image. {{reason}}',
      },
      words: { roles },
    }),
  },
} as const
