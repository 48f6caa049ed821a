import { listReaders, type DocumentReader } from '@vigie/contract/documents/documents.filing.ts'
import type { Document } from '@vigie/contract/documents/documents.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { useCallback, useState } from 'react'
import { ask } from '../../../api/ask.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'

/** All that a proof says: one version of a document, its file, and each of its readers. */
export interface Proof {
  readonly document: Document
  readonly version: Output<typeof listReaders>['versions'][number]
  readonly sha256: string
  readonly readers: readonly DocumentReader[]
}

const mostAtOnce = 1000

async function proofOf(document: Document, version: number): Promise<Proof | null> {
  const readers: DocumentReader[] = []
  let cursor: string | undefined
  for (;;) {
    const page: Output<typeof listReaders> = await ask(listReaders, { id: document.id, version, limit: mostAtOnce, cursor })
    readers.push(...page.readers)
    const ofVersion = page.versions.find((one) => one.version === version)
    if (!ofVersion) return null
    if (page.nextCursor === null) return { document, version: ofVersion, sha256: page.sha256, readers }
    cursor = page.nextCursor
  }
}

/** Fetches the whole proof of a version, then has the browser print it. */
export function useProof() {
  const sentenceOf = useSentence()
  const [isBusy, setBusy] = useState(false)
  const [toPrint, setToPrint] = useState<Proof | null>(null)
  const print = async (document: Document, version: number) => {
    setBusy(true)
    try {
      setToPrint(await proofOf(document, version))
    } catch (error) {
      toast('error', sentenceOf(error))
    }
    setBusy(false)
  }
  const done = useCallback(() => setToPrint(null), [])
  return { print: (document: Document, version: number) => void print(document, version), isBusy, toPrint, done }
}
