import { readDemandFile } from '@vigie/contract/demands/demands.ts'
import { ask } from '../../../api/ask.ts'
import type { DemandFile } from './FilesPart.tsx'

/** Where the bytes of a file are, for a few minutes. */
export const linkOfFile = ({ path }: DemandFile, signal?: AbortSignal): Promise<string> =>
  ask(readDemandFile, { path }, { signal }).then(({ url }) => url)
