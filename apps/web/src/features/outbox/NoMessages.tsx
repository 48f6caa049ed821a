import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/StatePage.tsx'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'

/** Why the list shows no message, and what one can do. */
export function NoMessages({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation()
  if (isNarrowed) {
    const clear = (
      <Button variant="outlined" color="inherit" onClick={onClear}>
        {t('outbox.clearAll')}
      </Button>
    )
    return <EmptyState title={t('outbox.emptyFiltered')} action={clear} />
  }
  const action = (
    <ButtonLink to="/reset-password" variant="contained">
      {t('outbox.emptyAction')}
    </ButtonLink>
  )
  return <EmptyState title={t('outbox.emptyTitle')} text={t('outbox.emptyText')} action={action} />
}
