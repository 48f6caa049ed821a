import type { HeldKind } from '@vigie/contract/personal-data/personal-data.ts'

export type KeptFor = 'employment' | 'work' | 'position' | 'log' | 'account'

/** How long each kind is to be kept (French rules, «Privacy»). */
export const keptFor: Readonly<Record<HeldKind, KeptFor>> = {
  identity: 'employment',
  contracts: 'employment',
  qualifications: 'employment',
  loans: 'employment',
  instructions: 'work',
  months: 'work',
  services: 'work',
  acts: 'work',
  positions: 'position',
  comments: 'work',
  demands: 'work',
  missions: 'work',
  absences: 'work',
  handovers: 'work',
  alerts: 'work',
  availabilities: 'work',
  documents: 'employment',
  notifications: 'account',
  mutedSites: 'account',
  sessions: 'log',
}
