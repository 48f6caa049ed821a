import type { QualificationKind } from '@vigie/contract/agents/qualifications.ts'

/** What the trade knows under a code, as it stands on French papers. */
const knownQualifications: Readonly<Record<string, readonly [QualificationKind, name: string]>> = {
  APS: ['degree', 'Agent de prévention et de sécurité'],
  CYNO: ['degree', 'Agent cynophile'],
  SSIAP1: ['degree', 'SSIAP 1, agent de sécurité incendie'],
  SSIAP2: ['degree', 'SSIAP 2, chef d’équipe'],
  SSIAP3: ['degree', 'SSIAP 3, chef de service'],
  SST: ['degree', 'Sauveteur secouriste du travail'],
  H0B0: ['empowerment', 'Habilitation électrique H0B0'],
}

/** The line that the catalogue gets for a code; one that nobody knows is a diploma under its own name. */
export function qualificationOf(code: string): { kind: QualificationKind; code: string; name: string } {
  const [kind, name] = knownQualifications[code] ?? ['degree', code]
  return { kind, code, name }
}

/** What a new company's catalogue starts with, beside what the trade knows. */
export const firstQualifications: readonly { readonly kind: QualificationKind; readonly code: string; readonly name: string }[] = [
  ...Object.keys(knownQualifications).map(qualificationOf),
  { kind: 'equipment', code: 'RADIO', name: 'Radio' },
  { kind: 'equipment', code: 'TENUE', name: 'Tenue' },
  { kind: 'formality', code: 'VM', name: 'Visite médicale' },
  { kind: 'formality', code: 'TS', name: 'Titre de séjour' },
  { kind: 'job', code: 'ADS', name: 'Agent de sécurité' },
  { kind: 'job', code: 'CE', name: 'Chef d’équipe' },
  { kind: 'language', code: 'FR', name: 'Français' },
  { kind: 'language', code: 'EN', name: 'Anglais' },
  { kind: 'nationality', code: 'FR', name: 'Française' },
  { kind: 'nationality', code: 'UE', name: 'Union européenne' },
  { kind: 'nationality', code: 'HUE', name: 'Hors Union européenne' },
]

/** Why an agent may be away, in every new company. */
export const firstUnavailabilities = [
  'Congés payés',
  'Maladie',
  'Accident du travail',
  'Formation',
  'Congé sans solde',
  'Indisponibilité',
] as const
