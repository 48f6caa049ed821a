import { remindReaders } from '@vigie/contract/documents/documents.filing.ts'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../api/queries.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { showHandOver } from '../../../ui/feedback/handOver.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { askDocumentsAnew } from '../useLiveDocuments.ts'

/** Reminds whoever has still to read a document, or to validate it, and tells how many were. */
export function useReminding({ id }: Document) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const sending = useSend(remindReaders)
  const remind = async () => {
    try {
      const { remindedCount, handOver } = await sending.mutateAsync({ id })
      if (remindedCount === 0) toast('info', t('documents.remind.nobody'))
      else if (!showHandOver(handOver)) toast('success', t('documents.remind.done', { count: remindedCount }))
      await askDocumentsAnew()
    } catch (error) {
      toast('error', sentenceOf(error))
    }
  }
  return { remind: () => void remind(), isBusy: sending.isPending }
}
