import type { ImportReason } from '@vigie/contract/imports/imports.report.ts'
import { over } from '../read/imports.keys.rules.ts'
import { refuse, type Findings, type Line } from '../read/imports.lines.rules.ts'
import type { Judged, Kept, ImportSnapshot } from './imports.snapshot.rules.ts'

/** Digest of a clocking code in hexadecimal. */
export type DigestOf = (code: string) => string

const freshAgent = (employeeNumber: string): Kept['agents'] => ({
  employeeNumber,
  lastName: '',
  firstName: '',
  email: '',
  phoneMobile: '',
  address: '',
  postcode: '',
  city: '',
  cardNumber: '',
  cardExpiresOn: null,
  cardActivity: '',
  bornOn: null,
  qualifications: [],
  codeDigest: null,
  badges: [],
})

/**
 * Refuses what two agents would share. It counts who has it AFTER the import: two agents may exchange their codes, but
 * what an agent keeps no other may take. The holder is not named: who imports must not learn another agent's code.
 */
function refuseShared(
  judged: readonly Judged<'agents'>[],
  valuesOf: (row: Kept['agents']) => readonly string[],
  holders: ReadonlyMap<string, string>,
  reason: ImportReason,
  findings: Findings,
): void {
  const numbers = new Set(judged.map(({ key }) => key))
  const taken = new Set<string>()
  for (const line of judged)
    for (const value of valuesOf(line.row)) {
      const holder = holders.get(value)
      if (taken.has(value) || (holder !== undefined && !numbers.has(holder))) refuse(findings, line, reason)
      taken.add(value)
    }
}

/** A badge that the agent already has leaves the others; a new one replaces them, since the old one may be lost. */
const badgesAfter = (badge: string | undefined, kept: readonly string[]): readonly string[] =>
  badge === undefined || kept.includes(badge) ? kept : [badge]

/** The agents as they will be. An empty code or badge leaves what the agent has. */
export function judgeAgents(
  lines: ReadonlyMap<string, Line<'agents'>>,
  snapshot: ImportSnapshot,
  digestOf: DigestOf,
  findings: Findings,
): Judged<'agents'>[] {
  const judged = [...lines].map(([key, line]) => {
    const kept = snapshot.agents.get(key)
    const { clockingCode, badge, ...says } = line.says
    const row = over<Kept['agents']>(freshAgent(key), kept, says)
    if (clockingCode) row.codeDigest = digestOf(clockingCode)
    row.badges = badgesAfter(badge, row.badges)
    return { file: line.file, line: line.line, key, row }
  })
  refuseShared(judged, ({ codeDigest }) => (codeDigest ? [codeDigest] : []), snapshot.codeHolders, 'CODE_TAKEN', findings)
  refuseShared(judged, ({ badges }) => badges, snapshot.badgeHolders, 'BADGE_TAKEN', findings)
  return judged
}
