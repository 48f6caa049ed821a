import { demandWords } from './demands/words.ts'

/** What the server sends by mail or SMS. */
export const messages = {
  reset: {
    subject: 'Votre nouveau mot de passe {{company}}',
    body: 'Bonjour{{called}},\n\nPour choisir un nouveau mot de passe, ouvrez ce lien dans l’heure :\n{{link}}\n\nSi vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
  },
  invitation: {
    subject: 'Votre accès à {{company}}',
    body: 'Bonjour{{called}},\n\n{{company}} vous ouvre un accès. Choisissez votre mot de passe dans les 7 jours :\n{{link}}\n\nEnsuite, connectez-vous sur {{entrance}} (code société : {{code}}).',
  },
  confirmation: {
    subject: 'Confirmez votre adresse e-mail',
    body: 'Bonjour{{called}},\n\nConfirmez cette adresse pour {{company}} dans l’heure :\n{{link}}',
  },
  code: {
    subject: 'Votre nouveau code de pointage {{company}}',
    body: 'Bonjour{{called}},\n\nVotre nouveau code de pointage pour {{company}} : {{code}}\n\nL’ancien ne fonctionne plus. Ne le communiquez à personne.',
  },
  /** Asked for by somebody who knows the address, perhaps not by its reader. */
  nextCode: {
    subject: 'Votre nouveau code de pointage {{company}}',
    body: 'Bonjour{{called}},\n\nUn nouveau code de pointage a été demandé pour vous chez {{company}} : {{code}}\n\nL’ancien reste valable jusqu’à ce que vous utilisiez celui-ci, qui est valable 24 heures. Si vous n’avez rien demandé, ignorez ce message : rien ne change. Ne communiquez ce code à personne.',
  },
  root: {
    subject: 'Preuve des pointages {{company}}, n° {{number}}',
    body: 'Bonjour,\n\nVoici la racine n° {{number}} des pointages de {{company}}, du {{at}} : {{acts}} pointages sur {{sites}} sites.\n\n{{root}}\n\nConservez ce message hors du portail. Si l’on modifie, retire ou ajoute après coup un pointage de ce jour ou d’avant, la ligne ci-dessous le montre (npm run clockings:verify -- --receipts FICHIER) :\n\n{{word}}\n\nClé de signature : {{key}}\nPortail : {{link}}',
    alarm:
      'Bonjour,\n\nAttention : des pointages que les racines précédentes contenaient ont disparu ou ont été réécrits (sites concernés : {{count}}). Faites vérifier le journal (npm run clockings:verify).\n\nVoici la racine n° {{number}} des pointages de {{company}}, du {{at}} : {{acts}} pointages sur {{sites}} sites.\n\n{{root}}\n\nConservez ce message et ceux d’avant hors du portail :\n\n{{word}}\n\nClé de signature : {{key}}\nPortail : {{link}}',
  },
  demands: demandWords,
  /** What a calendar that an agent has shared is called. */
  feed: { name: 'Planning {{company}}', absence: 'Absence' },
  receipts: {
    held: 'Ce reçu est authentique : le journal contient exactement ce pointage.',
    covered: 'Ce reçu est authentique : le journal contient exactement ce pointage, et une racine signée le couvre.',
    changed: 'Ce reçu est authentique, mais le journal ne contient plus ce pointage tel quel : il a été modifié depuis.',
    missing: 'Ce reçu est authentique, mais le journal ne contient plus ce pointage : il a été retiré.',
    foreign: 'Ce reçu est authentique, mais c’est celui d’une autre société.',
    unsigned: 'Ce reçu n’a pas été signé ici, ou il a été modifié.',
    unreadable: 'Ce n’est pas un reçu entier. Copiez-le en entier, de VR1 jusqu’à son dernier caractère.',
  },
  /** Of a channel, by an administrator, to itself. */
  test: {
    subject: 'Message d’essai de {{company}}',
    mail: 'Bonjour,\n\nVous avez demandé ce message d’essai dans les réglages de {{company}}. S’il est arrivé, les e-mails de Vigie partent bien.',
    push: 'Ce navigateur reçoit bien les notifications de {{company}}.',
  },
  /** To a user, of what an administrator has changed of it; by line what was and what is. */
  identity: {
    subject: 'Votre compte {{company}} a été modifié',
    body: 'Bonjour{{called}},\n\n{{by}} a modifié votre compte chez {{company}} :\n{{changes}}\n\nSi vous ne vous y attendiez pas, prévenez votre société.',
    lastName: 'Nom : {{from}} → {{to}}',
    firstName: 'Prénom : {{from}} → {{to}}',
    email: 'Adresse de connexion : {{from}} → {{to}}',
    phone: 'Téléphone : {{from}} → {{to}}',
  },
  notice: {
    body: 'Bonjour{{called}},\n\n{{text}}\n\nOuvrir dans le portail :\n{{link}}\n\nCe message vous est envoyé par {{company}}. Vous choisissez ce que vous recevez ici :\n{{choices}}',
  },
  /** Why there is no file of a print. */
  prints: {
    interrupted: 'L’impression a été interrompue par un redémarrage du portail\u00a0: aucun fichier n’a été gardé. Relancez-la.',
    tooLarge:
      'Cette impression a demandé trop de temps ou de mémoire\u00a0: aucun fichier n’a été gardé. Choisissez moins de sites ou d’agents.',
  },
  /** Why an act that was kept without network is to be confirmed. */
  doubts: {
    code: 'Le code ou le badge présenté à la pointeuse n’est pas, ou plus, celui de cet agent.',
    unchecked: 'Trop de codes faux venaient d’être envoyés par cette pointeuse : celui de ce pointage n’a pas été vérifié.',
    unknown_device: 'Cet appareil n’était pas encore connu avec cette personne quand ce pointage a été fait.',
    contact_between: 'L’appareil a été en contact avec le portail après ce pointage, sans l’annoncer.',
    too_old: 'Ce pointage a été reçu trop longtemps après.',
    clock: 'L’heure de l’appareil n’a pas pu être vérifiée.',
    window: 'Ce pointage est en dehors des heures permises pour ce service.',
    place: 'Le lieu de ce pointage n’est pas celui que le site demande.',
    order: 'Ce pointage ne s’accorde pas avec ce qui est déjà enregistré.',
  },
  /** Why an act that was kept without network was refused for good: to whoever made it, and to a manager who reads the service's story. */
  refusedActs: {
    agent: {
      notTheirs: 'Ce service n’est pas, ou plus, le vôtre. Voyez avec votre responsable.',
      otherAgent: 'Ce pointage est celui d’un autre agent, ou n’est pas signé par son appareil. Voyez avec votre responsable.',
      otherAct: 'Son identifiant est déjà celui d’un autre pointage. Pointez à nouveau, ou voyez avec votre responsable.',
      incomplete: 'Ce pointage est incomplet ou se contredit. Pointez à nouveau, ou voyez avec votre responsable.',
      unfit: 'Trop de pointages de ce service attendent déjà une décision. Voyez avec votre responsable.',
    },
    manager: {
      notTheirs: 'Quand ce pointage est arrivé, ce service n’était pas, ou plus, celui de l’agent.',
      otherSite: 'Quand ce pointage est arrivé, son appareil n’était pas, ou plus, associé à ce site.',
      otherAgent: 'L’agent reconnu sur l’appareil n’est pas celui de ce service.',
      unsigned: 'Ce pointage n’est pas signé par l’appareil dont il porte le nom : rien ne dit d’où il vient.',
      unrecognised: 'L’appareil n’avait reconnu ni code ni badge pour ce pointage.',
      unforced: 'Ce pointage se disait forcé, mais aucun manager ne l’a forcé.',
      otherAct: 'L’identifiant de ce pointage était déjà celui d’un autre.',
      incomplete: 'Ce pointage était incomplet ou se contredisait.',
      unfit: 'Ce pointage ne pouvait pas être celui de ce service, ou trop d’autres y attendaient déjà une décision.',
      off: 'Le pointage n’était pas activé pour ce site ou pour votre société.',
      reason: 'Le motif manquait, ou ne convenait pas à ce pointage.',
      outside: 'Ce pointage a été fait trop loin du site ({{metres, distance}}).',
      known: 'Le même pointage était déjà enregistré ({{time}}).',
      other: 'Les règles ne permettaient pas de l’enregistrer.',
    },
  },
  notices: {
    acts: { start: 'arrivée', end: 'départ', onTheWay: 'en route', breakStart: 'début de pause', breakEnd: 'fin de pause' },
    openToRead: 'Ouvrez Vigie pour lire le motif.',
    clockingUnconfirmed: { title: 'Pointage à confirmer : {{act}} du {{day}} à {{time}}, {{site}}' },
    clockingDecided: {
      confirmed: 'Pointage confirmé : {{act}} du {{day}} à {{time}}, {{site}}',
      refused: 'Pointage refusé : {{act}} du {{day}} à {{time}}, {{site}}',
      body: 'Motif : {{comment}}',
    },
    clockingCorrected: {
      corrected: 'Pointage corrigé : {{act}} du {{day}}, {{time}} devient {{becomes}}, {{site}}',
      deleted: 'Pointage supprimé : {{act}} du {{day}} à {{time}}, {{site}}',
    },
    shiftAssigned: {
      title: 'Nouveau service : {{site}}, le {{day}} de {{time}} à {{until}}',
      body: 'Ce service vient de vous être confié. Il est dans votre planning.',
    },
    shiftWithdrawn: {
      title: 'Service retiré : {{site}}, le {{day}} de {{time}} à {{until}}',
      body: 'Ce service n’est plus dans votre planning.',
    },
    demandMade: {
      title: 'Demande de {{agent}} : {{type}}',
      body: 'Répondez depuis l’écran Demandes.',
    },
    demandAnswered: {
      underWay: 'Votre demande est en cours de traitement : {{type}}',
      partly: 'Votre demande est traitée en partie : {{type}}',
      accepted: 'Votre demande est acceptée : {{type}}',
      refused: 'Votre demande est refusée : {{type}}',
      body: 'Demande du {{day}}.',
    },
    swapAsked: {
      title: '{{agent}} propose de vous céder un service : {{site}}, le {{day}} de {{time}} à {{until}}',
      body: 'Un responsable décidera. Dites-le-lui si cela ne vous convient pas.',
      bodyInReturn:
        'En échange de votre service du {{day}} de {{time}} à {{until}}. Un responsable décidera. Dites-le-lui si cela ne vous convient pas.',
    },
    absenceRecorded: {
      day: 'le {{from}}',
      days: 'du {{from}} au {{to}}',
      recorded: 'Absence enregistrée {{days}}',
      changed: 'Absence modifiée : {{days}}',
      removed: 'Absence supprimée : {{days}}',
      body: 'Un responsable l’a saisie pour vous. Vos services de cette période sont retirés de votre planning.',
      bodyProof: 'Un responsable l’a saisie pour vous, vos services de cette période sont retirés. Un justificatif est attendu.',
      bodyRemoved: 'Un responsable l’a supprimée. Consultez votre planning.',
    },
    schedulePublished: {
      title: 'Planning publié : {{month, month}}',
      body_one: '{{count, number}} service. Lisez-le, puis validez-le.',
      body_other: '{{count, number}} services. Lisez-le, puis validez-le.',
    },
    scheduleReplanned: {
      title: 'Planning modifié : {{month, month}}',
      body_one: '{{count, number}} service nouveau ou modifié. Relisez votre mois.',
      body_other: '{{count, number}} services nouveaux ou modifiés. Relisez votre mois.',
      read: 'Relisez votre mois.',
      service: '{{day}}, {{time}}–{{until}}, {{site}}',
      changed_one: '{{count, number}} service nouveau ou modifié : {{services}}.',
      changed_other: '{{count, number}} services nouveaux ou modifiés : {{services}}.',
      gone_one: '{{count, number}} service retiré : {{services}}.',
      gone_other: '{{count, number}} services retirés : {{services}}.',
    },
    scheduleReminder: {
      title: 'Planning à valider : {{month, month}}',
      body_one: '{{count, number}} service attend votre validation.',
      body_other: '{{count, number}} services attendent votre validation.',
    },
    missionOffered: {
      title: 'Mission proposée : {{site}}, le {{day}} de {{time}} à {{until}}',
      body: 'Êtes-vous disponible ? Répondez dans vos missions.',
    },
    missionGone: {
      title: 'Mission close : {{site}}, le {{day}} de {{time}} à {{until}}',
      body: 'Merci d’avoir répondu. Cette mission n’est plus à pourvoir.',
    },
    shiftCheckDue: {
      title: 'Tout va bien ? Contrôle de {{time}}, {{site}}',
      body: 'Répondez avant {{by}}, sur votre téléphone ou à la pointeuse.',
    },
    shiftCheckMissed: {
      manager: {
        title: 'Contrôle sans réponse : {{agent}}, {{site}}',
        body: 'Sans nouvelles depuis {{time}}. Appelez l’agent, puis le site.',
      },
      many_one: '{{count, number}} contrôle sans réponse',
      many_other: '{{count, number}} contrôles sans réponse',
    },
    alertPostEmpty: {
      manager: {
        title: 'Poste vide : {{site}}',
        body: '{{agent}} est parti à {{time}} et la relève n’a pas pointé. Service prévu jusqu’à {{until}}.',
      },
      many_one: '{{count, number}} poste vide',
      many_other: '{{count, number}} postes vides',
    },
    alertNotArrived: {
      own: {
        title: 'Vous êtes attendu : {{site}}',
        body: 'Votre service commençait à {{time}}. Pointez votre arrivée, ou prévenez si vous êtes en retard.',
      },
      manager: {
        title: 'Pas arrivé : {{agent}}, {{site}}',
        body: 'Service de {{time}} à {{until}}, le {{day}}. Personne n’a pointé.',
      },
      many_one: '{{count, number}} agent pas arrivé',
      many_other: '{{count, number}} agents pas arrivés',
    },
    alertUncovered: {
      manager: {
        title: 'À pourvoir : {{site}}, de {{time}} à {{until}}',
        body: 'Ce service du {{day}} n’a pas d’agent.',
      },
      many_one: '{{count, number}} service à pourvoir',
      many_other: '{{count, number}} services à pourvoir',
    },
    alertDeviceOffline: {
      manager: {
        title: 'Pointeuse hors ligne : {{device}}, {{site}}',
        body: 'Sans contact depuis {{time}}, pendant un service. Les pointages y sont gardés ; vérifiez son réseau.',
      },
      many_one: '{{count, number}} pointeuse hors ligne',
      many_other: '{{count, number}} pointeuses hors ligne',
    },
    alertPreClocking: {
      own: {
        title: 'Êtes-vous en route ? {{site}}, {{time}}',
        body: 'Dites « Je suis en route » pour votre service de {{time}} à {{until}}.',
      },
      manager: {
        title: 'Pas encore en route : {{agent}}, {{site}}',
        body: 'Le service commence à {{time}}, le {{day}}.',
      },
      many_one: '{{count, number}} agent pas encore en route',
      many_other: '{{count, number}} agents pas encore en route',
    },
    alertsBody: 'Le détail est dans la liste des alertes.',
    deviceCopied: {
      title: 'Deux copies de la pointeuse « {{device}} » ?',
      body: 'Deux appareils se connectent tour à tour sous ce nom ({{site}}), constaté le {{day}} à {{time}}. Si vous n’en connaissez qu’un, signalez-la perdue ou volée ; sinon dissociez-la et associez chacun à nouveau.',
    },
    deviceGuessed: {
      title: 'Codes essayés sur la pointeuse « {{device}} »',
      body: 'Trop de codes faux y ressemblent à ceux de ses agents ({{site}}), le {{day}} à {{time}} : quelqu’un les cherche peut-être. Vérifiez où elle se trouve ; dans le doute, signalez-la perdue ou volée.',
    },
    instructionsPublished: {
      title: 'Nouvelles consignes\u00a0: {{site}}',
      body: 'De nouvelles consignes sont en vigueur. Lisez-les avant votre prochain service.',
      from: 'De nouvelles consignes s’appliquent à partir du {{day}}. Vous pouvez déjà les lire.',
    },
    instructionsReminder: {
      title: 'Consignes à lire\u00a0: {{site}}',
      body: 'Vous n’avez pas encore ouvert les consignes en vigueur. Lisez-les avant votre prochain service.',
    },
    documentFiled: {
      title: 'Nouveau document : {{document}}',
      read: 'Ce document est à votre disposition.',
      validate: 'Ce document est à lire et à valider.',
      validateBy: 'Ce document est à lire et à valider au plus tard le {{day}}.',
    },
    documentReminder: {
      title: 'Rappel : {{document}}',
      read: 'Ce document attend d’être lu.',
      validate: 'Ce document attend d’être lu et validé.',
      validateBy: 'Ce document attend d’être lu et validé, au plus tard le {{day}}.',
    },
    importEnded: {
      written: {
        title: 'Import terminé',
        body: 'Votre import a été écrit. Lignes créées\u00a0: {{created, number}}, modifiées\u00a0: {{changed, number}}.',
      },
      failed: {
        title: 'Import interrompu',
        body: 'Votre import a été interrompu\u00a0: rien n’a été écrit. Vérifiez vos fichiers à nouveau, puis importez.',
      },
    },
    paperEnds: {
      card: 'carte professionnelle',
      paper: 'un papier',
      own: 'À renouveler\u00a0: {{paper}}, jusqu’au {{day}}',
      ownLeft_one: 'Il reste {{count, number}} jour. Remettez le renouvellement à votre société.',
      ownLeft_other: 'Il reste {{count, number}} jours. Remettez le renouvellement à votre société.',
      manager: '{{agent}}\u00a0: {{paper}} jusqu’au {{day}}',
      managerLeft_one: 'Il reste {{count, number}} jour pour le renouvellement.',
      managerLeft_other: 'Il reste {{count, number}} jours pour le renouvellement.',
      many_one: '{{count, number}} papier arrive à échéance',
      many_other: '{{count, number}} papiers d’agents arrivent à échéance',
      first: 'Le plus proche\u00a0: {{agent}}, {{paper}}, jusqu’au {{day}}.',
    },
    documentDue: { title: 'À valider : {{document}}', body: 'Ce document est à lire et à valider au plus tard le {{day}}.' },
  },
} as const
