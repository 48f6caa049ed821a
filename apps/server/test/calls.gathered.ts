import path from 'node:path'
import { modulesOf } from '@vigie/contract/gather/modules.ts'
import type { SampleKit, Samples } from './samples.ts'

/** What a domain says of its calls for the tests that try every call. */
interface DomainCalls {
  readonly samples: (kit: SampleKit) => Samples
}

/** Each domain's own samples, where the table of calls does not suffice to make them. */
export const domainCalls: readonly DomainCalls[] = (
  await modulesOf<DomainCalls>(path.join(import.meta.dirname, '../src/domains'), /\.calls\.testing\.ts$/)
).map(({ exports }) => exports)
