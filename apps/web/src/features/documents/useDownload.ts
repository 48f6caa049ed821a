import { readFileData, type Document } from '@vigie/contract/documents/documents.ts'
import { useState } from 'react'
import { ask } from '../../api/ask.ts'
import { downloadFrom } from '../../kit/download.ts'
import { atServer } from '../../session/company.ts'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useReading } from './useReading.ts'

/** Saves a document to the disk, by a link that dies, and marks it viewed. */
export function useDownload() {
  const sentenceOf = useSentence()
  const mark = useReading()
  const [isBusy, setBusy] = useState(false)
  const download = async (document: Document, version: number = document.version) => {
    setBusy(true)
    try {
      const isFormer = version !== document.version
      const { url, name } = await ask(readFileData, { id: document.id, isDownload: true, ...(isFormer && { version }) })
      downloadFrom(atServer(url), name)
      if (!isFormer) await mark(document)
    } catch (error) {
      toast('error', sentenceOf(error))
    }
    setBusy(false)
  }
  return { download: (document: Document, version?: number) => void download(document, version), isBusy }
}
