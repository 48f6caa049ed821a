import type { Call } from '../src/kit/call.ts'
import { contractModules } from './contract.ts'
import { domainsOf, type Domain } from './domains.ts'

/** Every call, by domain. For the server, tests and tools; the browser imports the files of the domains. */
export const domains: Readonly<Record<string, Domain>> = domainsOf(contractModules)

export const calls: readonly Call[] = Object.values(domains).flatMap((one) => Object.values(one.calls))
