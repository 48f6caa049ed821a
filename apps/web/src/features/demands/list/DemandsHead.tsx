import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDemandCounts } from '../../../domains/demands/useDemandCounts.ts'
import { useWaited } from '../../../domains/demands/useWaited.ts'
import { KeysButton } from '../../../ui/lists/KeysButton.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import { TitleLine } from '../../../ui/page/TitleLine.tsx'

/** How many demands wait, however the list is narrowed, and since when the oldest does. */
export function DemandsHead({ onHelp, acts }: { onHelp: (() => void) | undefined; acts: ReactNode }) {
  const { t } = useTranslation()
  const { data, isPending } = useDemandCounts()
  const waited = useWaited()
  const said = data && [
    data.open === 0 ? t('demands.nothingWaits') : t('demands.waiting', { count: data.open }),
    data.oldestAt && t('demands.oldest', { span: waited(data.oldestAt) }),
  ]
  return (
    <PageTitle
      title={t('shell.titles.demands')}
      text={
        <TitleLine isComing={isPending} width={320} phoneLines={2}>
          {said?.filter(Boolean).join(' · ')}
        </TitleLine>
      }
      actions={
        (acts || onHelp) && (
          <>
            {acts}
            <KeysButton onHelp={onHelp} />
          </>
        )
      }
    />
  )
}
