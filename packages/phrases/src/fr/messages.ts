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
} as const
