/** What is wrong with a field, where the server alone says it: the sign-in page does not carry it. */
export const serverProblems = {
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
