import * as may from '@vigie/contract/access.calls.ts'
import { countDocuments } from '@vigie/contract/documents/documents.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { documentsAddress } from '../../../routing/addresses/documents.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { DocumentIcon } from '../../../ui/icons.tsx'
import { AppLine } from '../../../ui/page/LineCard.tsx'
import { useLiveDocuments } from '../useLiveDocuments.ts'

/** A line of a home: how many documents wait to be read and to be validated, and the way to them. It is as high before it knows. */
export function UnseenDocuments() {
  const { t } = useTranslation()
  const isShown = mayUse(useExchange(), may.seeCounters)
  const { data } = useAsk(countDocuments, {}, { isEnabled: isShown })
  useLiveDocuments()
  if (!isShown) return null
  const { unviewed = 0, toValidate = 0 } = data ?? {}
  const isWaiting = unviewed > 0 || toValidate > 0
  const said =
    unviewed > 0
      ? t('documents.home.unread', { count: unviewed })
      : toValidate > 0
        ? t('documents.home.toValidate', { count: toValidate })
        : t('documents.home.title')
  const note =
    unviewed > 0 && toValidate > 0
      ? t('documents.home.andToValidate', { count: toValidate })
      : isWaiting || !data
        ? t('documents.home.all')
        : t(data.all > 0 ? 'documents.home.none' : 'documents.count', { count: 0 })
  const { to, search } = linkTo(documentsAddress, { filter: unviewed > 0 ? 'unviewed' : toValidate > 0 ? 'to_validate' : 'all' })
  return (
    <AppLine
      to={to}
      search={search}
      icon={DocumentIcon}
      tone={toValidate > 0 ? 'late' : unviewed > 0 ? 'run' : 'wait'}
      title={said}
      note={note}
    />
  )
}
