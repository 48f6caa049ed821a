import type { Lines } from './imports.lines.rules.ts'

/** Everything that files name, by key and once each. Digests and uids are in hexadecimal. */
export interface Named {
  readonly clientCodes: readonly string[]
  readonly siteCodes: readonly string[]
  readonly employeeNumbers: readonly string[]
  readonly contractNumbers: readonly string[]
  /** Whose contracts the files write: all of theirs are read. */
  readonly signers: readonly string[]
  readonly shiftNumbers: readonly string[]
  readonly codeDigests: readonly string[]
  readonly badges: readonly string[]
}

/** The values that say something, each once. */
export const distinct = (values: Iterable<string | undefined>): string[] =>
  [...new Set(values)].filter((value): value is string => value !== undefined && value !== '')

/** What must be read before an import can be decided. */
export function namesIn({ sites, agents, contracts, shifts }: Lines, digestOf: (code: string) => string): Named {
  return {
    clientCodes: distinct(sites.map(({ says }) => says.clientCode)),
    siteCodes: distinct([...sites.map(({ says }) => says.code), ...shifts.map(({ says }) => says.siteCode)]),
    employeeNumbers: distinct([agents, contracts, shifts].flatMap((lines) => lines.map(({ says }) => says.employeeNumber))),
    contractNumbers: distinct([...contracts.map(({ says }) => says.number), ...shifts.map(({ says }) => says.contractNumber)]),
    signers: distinct(contracts.map(({ says }) => says.employeeNumber)),
    shiftNumbers: distinct(shifts.map(({ says }) => says.number)),
    codeDigests: distinct(agents.map(({ says }) => says.clockingCode && digestOf(says.clockingCode))),
    badges: distinct(agents.map(({ says }) => says.badge)),
  }
}
