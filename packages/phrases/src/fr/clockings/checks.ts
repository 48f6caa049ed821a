/** Verification calls during a long service: on the phone, at the tablet, in a service's story, and how often they are made. */
export const checks = {
  next: 'Prochain contrôle à {{time}}',
  phone: {
    title: 'Tout va bien\u00a0?',
    due: 'Contrôle de {{time}}. Répondez avant {{by}}.',
    late: 'Contrôle de {{time}}, sans réponse depuis {{by}}. Répondez maintenant, votre responsable le verra.',
    answer: 'Tout va bien',
    sending: 'Envoi en cours…',
    atTablet: 'Répondez à la tablette du site, avec votre code.',
    help: 'En danger\u00a0? Appelez le\u00a0112.',
    answered: 'Réponse enregistrée',
    kept: 'Réponse gardée sur ce téléphone\u00a0; elle part au retour du réseau.',
    known: 'Ce contrôle a déjà reçu votre réponse.',
    notKept: 'La réponse n’a pas pu être enregistrée. Réessayez.',
  },
  tablet: {
    confirm: 'répond à son contrôle de présence',
    due: 'Contrôle attendu',
    done: 'réponse au contrôle à {{time}}',
    thanks: 'Merci {{name}}',
    awaited_one: '{{count, number}} contrôle attendu',
    awaited_other: '{{count, number}} contrôles attendus',
  },
  story: {
    missed: 'Contrôle sans réponse',
    by: 'Attendu entre {{time}} et {{by}}.',
    late: 'en retard',
    count_one: '{{count, number}} contrôle sans réponse',
    count_other: '{{count, number}} contrôles sans réponse',
  },
  settings: {
    title: 'Contrôles pendant le service',
    off: 'Aucun contrôle n’est demandé aux agents pendant leur service.',
    on: 'Toutes les {{every, number}} minutes de service, l’agent confirme que tout va bien, en {{answer, number}} minutes au plus. Sans réponse, les managers sont prévenus.',
    change: 'Modifier',
  },
} as const
