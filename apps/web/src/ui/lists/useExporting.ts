import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../feedback/sentences.ts'
import { toast } from '../feedback/toast.ts'

/** Makes a file of a list, and says how many rows it has, or why there is none. `make` answers how many. */
export function useExporting() {
  const { t } = useTranslation()
  const sentence = useSentence()
  const [isBusy, setBusy] = useState(false)
  const run = async (make: () => Promise<number>) => {
    setBusy(true)
    try {
      toast('success', t('widgets.export.done', { count: await make() }))
    } catch (error) {
      toast('error', sentence(error))
    }
    setBusy(false)
  }
  return { isBusy, run }
}
