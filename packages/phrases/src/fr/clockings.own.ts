/** «Mes pointages»: an agent's own acts, and their receipts. */
export const own = {
  title: 'Mes pointages',
  text: 'Chaque pointage enregistré a son reçu signé. Montrez-le ou envoyez-le\u00a0: tout le monde peut le vérifier.',
  month: 'Mois affiché',
  count_one: '{{count}} pointage',
  count_other: '{{count}} pointages',
  standings: {
    done: 'Enregistré',
    late: 'En retard',
    toConfirm: 'À confirmer',
    refused: 'Refusé',
    waiting: 'En attente d’envoi',
    kept: 'Reçu gardé sur ce téléphone',
    gone: 'Absent du journal',
  },
  receipt: 'Reçu',
  empty: 'Aucun pointage en {{month}}',
  emptyText: 'Vos prises et fins de service apparaîtront ici dès qu’elles seront enregistrées.',
  offline: 'Hors ligne\u00a0: vous voyez les pointages que ce téléphone connaît déjà.',
  gone_one:
    'Ce téléphone garde le reçu d’un pointage que le journal ne montre plus. Ne le perdez pas\u00a0: montrez-le à votre responsable.',
  gone_other:
    'Ce téléphone garde les reçus de {{count}} pointages que le journal ne montre plus. Ne les perdez pas\u00a0: montrez-les à votre responsable.',
  sheet: {
    text: 'Faites scanner ce code, ou envoyez le reçu\u00a0: qui l’ouvre lit s’il est authentique.',
    refused: 'Votre responsable a refusé ce pointage\u00a0:',
    qr: 'QR code du reçu',
    share: 'Partager',
    shareTitle: 'Reçu de pointage',
    copy: 'Copier le reçu',
    copied: 'Reçu copié',
    notCopied: 'La copie n’est pas possible ici. Sélectionnez le texte du reçu ci-dessous.',
    check: 'Vérifier ce reçu',
    receipt: 'Texte du reçu',
    says: 'Il montre que ce pointage a été enregistré à cette heure. Il ne contient ni votre nom, ni celui du site, ni votre position.',
  },
} as const
