/** The manager of Acme who holds every right. */
export const chief = { email: 'chef@acme.example', password: 'Un-mot-de-passe-2026' }
