import { useTranslation } from 'react-i18next'
import { isOffline, isRefused } from '../../api/errors.ts'

/** What to tell the reader of an error: the server's own sentence, or that nobody answered, or that it was not foreseen. */
export function useSentence(): (error: unknown) => string {
  const { t } = useTranslation()
  return (error) => {
    if (isOffline(error))
      return error.fate === undefined || error.fate === 'withdrawn' ? t('common.errors.offlineHint') : t(`common.acts.${error.fate}`)
    if (isRefused(error) && error.message) return error.message
    return t('common.errors.later')
  }
}
