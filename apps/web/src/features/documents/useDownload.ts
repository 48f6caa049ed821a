import { fileViewOf } from '@vigie/contract/documents/documents.rules.ts'
import { readFileData, type Document } from '@vigie/contract/documents/documents.ts'
import { useState } from 'react'
import { ask } from '../../api/ask.ts'
import { OfflineError, RefusedError } from '../../api/errors.ts'
import { downloadBlob, downloadFrom } from '../../kit/download.ts'
import { atServer } from '../../session/company.ts'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { noteShown } from './shownHere.ts'
import { useReading } from './useReading.ts'

const isShownInPage = ({ extension }: Document): boolean => ['pdf', 'picture'].includes(fileViewOf(extension))

async function bytesOf(url: string): Promise<Blob> {
  const answer = await fetch(url).catch((error: unknown) => {
    throw new OfflineError(error)
  })
  if (!answer.ok) throw new RefusedError(answer.status, 'UNFORESEEN', '')
  return answer.blob()
}

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
      if (isFormer || isShownInPage(document)) downloadFrom(atServer(url), name)
      else {
        // Nothing but this file on the disk shows it: that it has come is known by its bytes.
        downloadBlob(name, await bytesOf(atServer(url)))
        noteShown(document, [1])
      }
      if (!isFormer) await mark(document)
    } catch (error) {
      toast('error', sentenceOf(error))
    }
    setBusy(false)
  }
  return { download: (document: Document, version?: number) => void download(document, version), isBusy }
}
