/** The agent's own phone: the next service, the act, and what waits for the network. */
export const phone = {
  title: 'Votre prochain service',
  states: {
    start: 'Prise de service possible',
    end: 'En poste depuis {{time}}',
    pre_clocking: 'Dites que vous êtes en route',
    later: 'À venir',
    onTheWay: 'En route depuis {{time}}',
    choice: 'Plusieurs services possibles',
  },
  acts: { start: 'Prendre mon service', end: 'Fin de service', pre_clocking: 'Je suis en route' },
  times: '{{start}}\u2009–\u2009{{end}}',
  when: { today: 'Aujourd’hui', tomorrow: 'Demain', yesterday: 'Hier', began: 'commencé depuis {{duration}}', in: 'dans {{duration}}' },
  endsIn: 'Fin prévue dans {{duration}}',
  endedSince: 'Fin prévue dépassée de {{duration}}',
  opensAt: {
    start: 'Prise de service possible à {{time}}, {{in}}.',
    end: 'Fin de service possible à {{time}}, {{in}}.',
    pre_clocking: '«\u00a0Je suis en route\u00a0» possible à {{time}}, {{in}}.',
  },
  opensOn: {
    start: 'Prise de service possible le {{day}} à {{time}}.',
    end: 'Fin de service possible le {{day}} à {{time}}.',
    pre_clocking: '«\u00a0Je suis en route\u00a0» possible le {{day}} à {{time}}.',
  },
  zone: 'heure de {{place}}',
  days_one: '{{count}} jour',
  days_other: '{{count}} jours',
  early: 'Avant la fin prévue, un motif vous sera demandé.',
  atTablet: 'Ce site se pointe sur sa tablette, pas sur votre téléphone.',
  clockingOff: 'Le pointage n’est pas activé sur ce site. Contactez votre responsable.',
  map: 'Itinéraire',
  call: 'Appeler le site',
  callShort: 'Appeler',
  instructions: 'Consignes',
  none: 'Aucun service à venir',
  noneText: 'Vos services apparaîtront ici dès que votre planning sera publié.',
  choose: 'Quel service\u00a0?',
  dialog: { start: 'Prise de service', end: 'Fin de service', pre_clocking: 'Je suis en route' },
  explain: {
    title: 'Votre position, une seule fois',
    text: 'Pour pointer, Vigie lit votre position maintenant, afin de vérifier que vous êtes sur le site. Elle ne vous suit ni avant, ni après.',
    next: 'Votre téléphone va vous demander l’autorisation.',
    go: 'Continuer',
  },
  locating: { title: 'Lecture de votre position…', text: 'Restez à découvert si possible. Cela peut prendre jusqu’à 20 secondes.' },
  lost: {
    denied: {
      title: 'La position est refusée',
      text: 'Autorisez la position pour ce site dans les réglages de votre navigateur, vérifiez qu’elle est activée sur le téléphone, puis réessayez.',
    },
    unavailable: {
      title: 'Position introuvable',
      text: 'Vérifiez que la localisation du téléphone est activée, rapprochez-vous d’une fenêtre, puis réessayez.',
    },
    timeout: { title: 'Position trop longue à trouver', text: 'Sortez à découvert ou rapprochez-vous d’une fenêtre, puis réessayez.' },
    insecure: {
      title: 'Connexion non sécurisée',
      text: 'Sans HTTPS, ce téléphone ne donne pas sa position. Contactez votre responsable.',
    },
    otherwise: 'Si cela ne marche toujours pas, appelez le site ou votre responsable\u00a0: il peut pointer à votre place.',
  },
  imprecise: {
    title: 'Position peu précise',
    text: 'La précision est de {{accuracy, distance}}. Rapprochez-vous d’une fenêtre ou sortez, puis relisez votre position.',
  },
  again: 'Relire ma position',
  outside: {
    title: 'Vous êtes trop loin du site',
    text: 'Vous êtes à {{distance, distance}} du site, et il faut être à moins de {{perimeter, distance}}. Rapprochez-vous, puis relisez votre position.',
  },
  reason: {
    outside: 'Vous êtes hors de la zone du site',
    outsideText: 'Vous êtes à {{distance, distance}} du site. Votre pointage sera accepté et signalé\u00a0: choisissez un motif.',
    early: 'Pourquoi ce départ avant {{time}}\u00a0?',
    earlyText: 'Choisissez un motif pour terminer votre service.',
    other: 'Quel est le motif\u00a0?',
  },
  place: 'À {{distance, distance}} du site · précision {{accuracy, distance}}',
  accuracy: 'Précision {{accuracy, distance}}',
  sending: { title: 'Enregistrement…', text: 'Gardez cette page ouverte un instant.' },
  done: {
    start: 'Prise de service à {{time}}',
    end: 'Fin de service à {{time}}',
    pre_clocking: 'En route depuis {{time}}',
    recorded: 'C’est enregistré.',
    kept: 'Gardé sur ce téléphone',
    keptText:
      'Pas de réseau\u00a0: votre pointage de {{time}} est gardé ici et sera envoyé tout seul dès le retour du réseau. Ne le refaites pas.',
    close: 'Terminer',
  },
  refused: { title: 'Pointage refusé', text: 'Rien n’a été enregistré.' },
  notKept: {
    title: 'Rien n’a été enregistré',
    text: 'Le réseau ne répond pas, et ce téléphone ne peut rien garder (mémoire pleine ou navigation privée). Réessayez, ou appelez votre responsable.',
  },
  broken:
    'Ce téléphone ne peut rien garder hors ligne (mémoire pleine ou navigation privée). Sans réseau, aucun pointage ne sera accepté.',
  journal: {
    offline: 'Hors ligne. Vous pouvez pointer et consulter votre planning\u00a0: tout partira au retour du réseau.',
    waiting_one:
      'Hors ligne — {{count}} pointage en attente, envoyé au retour du réseau. Vous pouvez pointer et consulter votre planning.',
    waiting_other:
      'Hors ligne — {{count}} pointages en attente, envoyés au retour du réseau. Vous pouvez pointer et consulter votre planning.',
    sending_one: '{{count}} pointage en cours d’envoi…',
    sending_other: '{{count}} pointages en cours d’envoi…',
    refused: {
      start: 'Prise de service du {{when}} à {{site}} refusée\u00a0: {{why}}',
      end: 'Fin de service du {{when}} à {{site}} refusée\u00a0: {{why}}',
      pre_clocking: '«\u00a0En route\u00a0» du {{when}} vers {{site}} refusé\u00a0: {{why}}',
    },
    read: 'J’ai compris',
  },
  signOut: {
    title: 'Des pointages ne sont pas encore envoyés',
    text_one:
      '{{count}} pointage attend le réseau. Il reste sur ce téléphone et partira à votre prochaine connexion\u00a0: personne d’autre ne peut l’envoyer.',
    text_other:
      '{{count}} pointages attendent le réseau. Ils restent sur ce téléphone et partiront à votre prochaine connexion\u00a0: personne d’autre ne peut les envoyer.',
    stay: 'Rester connecté',
    leave: 'Se déconnecter quand même',
  },
} as const
