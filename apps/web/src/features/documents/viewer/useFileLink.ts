import { readFileData, type Document } from '@vigie/contract/documents/documents.ts'
import { ask } from '../../../api/ask.ts'
import { useDyingLink } from './useDyingLink.ts'

/** Where the bytes of a version are; `isKept`: it is followed later. */
export const useFileLink = ({ id, version: current }: Pick<Document, 'id' | 'version'>, version: number, isKept: boolean) =>
  useDyingLink(`${id} ${version} ${current}`, isKept, (signal) =>
    ask(readFileData, { id, ...(version !== current && { version }) }, { signal }),
  )
