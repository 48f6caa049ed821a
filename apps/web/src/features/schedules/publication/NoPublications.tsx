import Button from '@mui/material/Button'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/StatePage.tsx'

/** Why the list shows nobody, and what one can do. */
export function NoPublications({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation()
  const mayImport = mayUse(useExchange(), mayOpen.imports)
  if (isNarrowed) {
    const clear = (
      <Button variant="outlined" color="inherit" onClick={onClear}>
        {t('schedules.publication.clearAll')}
      </Button>
    )
    return <EmptyState title={t('schedules.publication.empty.filtered')} action={clear} />
  }
  const toImport = mayImport && (
    <ButtonLink to="/import" variant="contained">
      {t('schedules.publication.empty.import')}
    </ButtonLink>
  )
  return <EmptyState title={t('schedules.publication.empty.title')} text={t('schedules.publication.empty.text')} action={toImport} />
}
