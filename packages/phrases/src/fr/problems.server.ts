import { screenProblems } from './problems.screens.ts'

/** What is wrong with a field, where the server alone says it: the sign-in page does not carry it. */
export const serverProblems = {
  agent: {
    ...screenProblems.agent,
    hasAccount: 'Cet agent a déjà un accès : il peut choisir un nouveau mot de passe depuis la page de connexion.',
    noEmail: 'Cet agent n’a pas d’adresse e-mail : ajoutez-la, puis invitez-le.',
    noAddress: 'Cet agent n’a ni e-mail ni téléphone mobile : ajoutez l’un des deux pour lui envoyer son code.',
    noCodeMail: 'Cet agent n’a pas d’adresse e-mail : ajoutez-la pour lui envoyer son code. Aucun code n’a été changé.',
    noMailer:
      'L’envoi d’e-mails n’est pas configuré : l’agent ne recevrait pas son code. Aucun code n’a été changé. Vous pouvez en fixer un par «\u00a0Importer un planning\u00a0».',
    codeTaken: 'Ce code est déjà pris : choisissez-en un autre.',
    numberTaken: 'Un autre agent a déjà ce matricule\u00a0: choisissez-en un autre.',
    archived: 'Cet agent est archivé\u00a0: restaurez-le d’abord.',
    planned: 'Services à venir\u00a0: {{count, number}}, le premier le {{day, wholeDay}}. Donnez-les à d’autres agents, puis archivez.',
    referred:
      'Des services, documents, demandes, consignes lues ou accès se rapportent à cet agent\u00a0: archivez-le, son passé reste lisible.',
    alreadyHeld: 'L’agent l’a déjà\u00a0: modifiez la ligne existante.',
  },
  contract: {
    ...screenProblems.contract,
    numberTaken: 'Un autre contrat a déjà ce numéro\u00a0: choisissez-en un autre.',
    used: 'Des services, disponibilités ou demandes sont sous ce contrat\u00a0: indiquez son dernier jour au lieu de le supprimer.',
  },
  loan: {
    returnedBefore: 'Le retour vient avant la remise.',
    signed: 'L’agent a confirmé cette remise\u00a0: elle reste. Indiquez plutôt son retour.',
    signedAlready: 'Cette remise est déjà confirmée, ou le matériel est rendu.',
  },
  user: {
    ...screenProblems.user,
    partnerClosed: 'Ce partenaire est fermé\u00a0: rouvrez-le d’abord.',
    ownRight:
      'Vous ne pouvez pas retirer votre propre droit «\u00a0Réglages et utilisateurs\u00a0»\u00a0: demandez-le à un autre administrateur.',
    ownAccess: 'Vous ne pouvez pas retirer votre propre accès\u00a0: demandez-le à un autre administrateur.',
    lastAdministrator: 'Vous êtes le seul administrateur\u00a0: donnez d’abord ce droit à une autre personne.',
    noSiteLeft: 'Il ne resterait aucun site à cet utilisateur\u00a0: choisissez d’abord un site de ses nouveaux clients.',
    alreadyThere: 'Cette personne a déjà un accès de ce type avec cette adresse.',
    withdrawn: 'Son accès est retiré\u00a0: rendez-le-lui d’abord.',
    hasPassword: 'Cette personne s’est déjà connectée\u00a0: elle peut choisir un nouveau mot de passe depuis la page de connexion.',
    ownSight: 'C’est votre propre compte\u00a0: vous le voyez déjà.',
  },
  import: {
    countsFrom: 'Choisissez un jour depuis l’an 2000, et dans un an au plus tard.',
  },
  partner: { codeTaken: 'Un autre partenaire a déjà ce code\u00a0: choisissez-en un autre.' },
  client: {
    codeTaken: 'Un autre client a déjà ce code\u00a0: choisissez-en un autre.',
    openSites: 'Ce client a encore des sites ouverts\u00a0: fermez-les d’abord.',
  },
  instructions: {
    ...screenProblems.instructions,
    same: 'Ce texte est déjà celui des consignes publiées\u00a0: modifiez le brouillon.',
    comesLater:
      'Une version déjà publiée prend effet plus tard et remplacerait celle-ci\u00a0: repassez-la en brouillon, ou choisissez un jour après elle.',
    hasDraft: 'Ce site a déjà un brouillon\u00a0: publiez-le ou supprimez-le d’abord.',
    holds: 'Cette version est en vigueur\u00a0: publiez-en une nouvelle pour la remplacer.',
  },
  contact: {
    ...screenProblems.contact,
    owner: 'Indiquez un site ou un client, pas les deux.',
  },
  site: {
    ...screenProblems.site,
    soldAlready: 'Ce site a déjà cette prestation\u00a0: modifiez sa ligne.',
    clientClosed: 'Son client est fermé\u00a0: rouvrez-le d’abord.',
    comingShifts: 'Services à venir sur ce site\u00a0: {{count, number}}. Ils y resteraient planifiés\u00a0: confirmez la fermeture.',
    codeTaken: 'Un autre site a déjà ce code\u00a0: choisissez-en un autre.',
    zoneKept: 'Ce site a déjà des services\u00a0: son fuseau horaire ne peut plus changer.',
    noClient: 'Choisissez un client de la liste.',
  },
  card: {
    short: 'Ce numéro est trop court pour un badge. Présentez le badge au lecteur.',
    random: 'Ce numéro change à chaque lecture, comme celui d’un téléphone. Choisissez un vrai badge.',
  },
  clocking: {
    twice:
      '{{time}} existe deux fois cette nuit-là : {{time}} (heure d’été, UTC{{first}}) ou {{time}} (heure d’hiver, UTC{{second}}). Dites laquelle par {{field}}.',
    skipped: '{{time}} n’existe pas ce jour-là : le changement d’heure saute cette heure.',
    apart: 'Cet instant n’est pas {{time}} à l’heure du site : envoyez l’un des deux, ou deux qui disent la même heure.',
    planned: 'Un pointage ne change pas les heures prévues : modifiez le planning, et n’envoyez pas ce champ.',
    ahead: 'Cette heure n’est pas encore passée.',
    otherDay:
      'Cette heure est trop loin du service. Choisissez-en une entre le {{fromDay, wholeDay}} à {{fromTime}} et le {{toDay, wholeDay}} à {{toTime}}.',
    tooLong: 'Le service durerait plus de 24 heures. Vérifiez le jour et l’heure.',
    sayWhen: 'Ce service n’a pas lieu en ce moment : indiquez le jour et l’heure du pointage.',
  },
  demand: {
    ...screenProblems.demand,
    awayAlready: 'Une absence est déjà enregistrée ou demandée sur ces jours.',
    notYours: 'Choisissez un de vos services à venir, encore à votre nom.',
    noColleague: 'Choisissez un collègue de ce site.',
    notTheirs: 'Choisissez un service à venir de ce collègue, sur ce site.',
    whyRefused: 'Dites pourquoi : la personne lira ce texte.',
    choices: '« {{label}} » : donnez des choix à une question à choix, et à elle seule.',
    noType: 'Ce type de demande n’est pas proposé.',
  },
  device: {
    noWay: 'Gardez un moyen de pointer : le code ou le badge.',
  },
  document: {
    past: 'Choisissez aujourd’hui ou un jour à venir.',
    noFile: 'Choisissez au moins un fichier.',
    oneFile: 'Choisissez un seul fichier.',
    nobodyAsked: 'Personne ne doit valider ce document : demandez d’abord une validation.',
  },
  notification: {
    forWhom: 'Choisissez à qui : des agents, un site, ou tous les agents.',
    subscription: 'Ce navigateur n’a pas donné d’adresse de notification valable.',
  },
} as const
