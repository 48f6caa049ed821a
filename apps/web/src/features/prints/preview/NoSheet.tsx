import Box from '@mui/material/Box'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { EmptyState } from '../../../ui/feedback/StatePage.tsx'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import type { PrintView } from '../view.ts'

/** choose: nothing is ticked · empty: nobody has a service then · gone: who was named has none then. */
export type NoSheetReason = 'choose' | 'empty' | 'gone'

/** Why there is no sheet to look at, and what one can do. */
export function NoSheet({ reason, view: { kind } }: { reason: NoSheetReason; view: PrintView }) {
  const { t } = useTranslation()
  const mayImport = mayUse(useExchange(), mayOpen.imports)
  const text = reason === 'choose' ? (kind === 'plannings' ? 'chooseText' : 'chooseSite') : reason === 'empty' ? 'emptyText' : 'goneText'
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', display: 'grid', alignContent: 'center' }}>
      <EmptyState
        title={t(`prints.preview.${reason}`)}
        text={t(`prints.preview.${text}`)}
        action={
          reason === 'empty' &&
          mayImport && (
            <ButtonLink to="/import" variant="contained">
              {t('prints.preview.import')}
            </ButtonLink>
          )
        }
      />
    </Box>
  )
}
