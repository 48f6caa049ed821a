/** The demo company's sign-ins (decisions, section 11). Those without a screen yet are not printed at the start. */
export const demoPassword = 'Bienvenue-2026'
export const demoCode = '246810'
export const demoCompanyCode = 'DEMO'

export const demoSignIns = [
  { label: 'manager', email: 'manager@demo.example', hasScreen: true },
  { label: 'agent', email: 'agent@demo.example', hasScreen: false },
  { label: 'client', email: 'client@demo.example', hasScreen: false },
  { label: 'sous-client', email: 'client-user@demo.example', hasScreen: false },
  { label: 'partenaire', email: 'partner@demo.example', hasScreen: false },
  { label: 'sans contrat', email: 'agent-sans-contrat@demo.example', hasScreen: false },
] as const
