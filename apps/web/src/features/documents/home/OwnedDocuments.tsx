import { role } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { countDocuments } from '@vigie/contract/documents/documents.ts'
import type { DocumentLocation } from '@vigie/contract/documents/documents.kinds.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import type { LinkTarget } from '../../../routing/linkTo.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { DocumentIcon } from '../../../ui/icons.tsx'
import { AppLine, LineCard } from '../../../ui/page/LineCard.tsx'

interface OwnedDocumentsProps {
  /** Null: all that the reader may see. */
  readonly location: DocumentLocation | null
  readonly ownerId: number | null
  readonly link: LinkTarget
}

/** On a sheet: the documents of whom it is about, how many there are, and how many of them wait. */
export function OwnedDocuments({ location, ownerId, link: { to, search } }: OwnedDocumentsProps) {
  const { t } = useTranslation()
  const isManager = useUser().role === role.manager
  const isCounted = mayUse(useExchange(), may.seeCounters)
  const input = { ...(location && { type: location }), ...(ownerId !== null && { ownerId }) }
  const { data } = useAsk(countDocuments, input, { isEnabled: isCounted })
  const waiting = data && (isManager ? data.toRemind : data.unviewed)
  const note = data && [
    t('documents.count', { count: data.all }),
    waiting ? t(isManager ? 'documents.waitingForOthers' : 'documents.unread', { count: waiting }) : null,
  ]
  return (
    <LineCard>
      <AppLine
        to={to}
        search={search}
        icon={DocumentIcon}
        tone={waiting ? 'late' : 'wait'}
        title={t('documents.title')}
        note={note?.filter(Boolean).join(' · ') ?? '\u00a0'}
      />
    </LineCard>
  )
}
