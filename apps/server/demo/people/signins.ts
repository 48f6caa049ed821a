/** The demo company's sign-ins. */
export const demoPassword = 'Bienvenue-2026'
export const demoCode = '246810'
/** The demo agent's NFC card. */
export const demoCardUid = '04246810246810'
export const demoCompanyCode = 'DEMO'

export const demoSignIns = [
  { label: 'manager', email: 'manager@demo.example' },
  { label: 'agent', email: 'agent@demo.example' },
  { label: 'client', email: 'client@demo.example' },
  { label: 'sous-client', email: 'client-user@demo.example' },
  { label: 'partenaire', email: 'partner@demo.example' },
  { label: 'sans contrat', email: 'agent-sans-contrat@demo.example' },
] as const

/** The two tablets that are paired. A tablet under test opens with its uuid and its secret. */
export const demoTablets = [
  {
    uuid: '5e3a1c70-0d1b-4c52-9a64-2f6b8e1d7a01',
    secret: 'vigie-demo-tablette-1-clinique-hopital',
    name: 'Tablette du poste de garde',
    sites: ['HBR01', 'HBR02'],
  },
  {
    uuid: '5e3a1c70-0d1b-4c52-9a64-2f6b8e1d7a02',
    secret: 'vigie-demo-tablette-2-embouteillage-nord',
    name: 'Tablette de l’accueil usine',
    sites: ['VAL03'],
  },
] as const
