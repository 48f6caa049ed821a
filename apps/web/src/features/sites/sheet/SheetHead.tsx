import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import * as may from '@vigie/contract/access.calls.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import type { Site } from '@vigie/contract/sites/sites.ts'
import { useTranslation } from 'react-i18next'
import { sendMessageAddress } from '../../../routing/addresses/notifications.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { EditIcon, MessageIcon } from '../../../ui/icons.tsx'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { MonthPicker } from '../../../ui/pickers/MonthPicker.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'

interface SheetHeadProps {
  readonly site: Site
  readonly month: Month
  readonly thisMonth: Month
  readonly onMonth: (month: Month) => void
  readonly onEdit: () => void
}

/** Which site it is, the month of its figures, and the way to change it. */
export function SheetHead({ site, month, thisMonth, onMonth, onEdit }: SheetHeadProps) {
  const { t } = useTranslation()
  const exchange = useExchange()
  const bounds = boundsOf(useUser().role, thisMonth, exchange.environment.settings)
  return (
    <PageTitle
      title={<Box sx={{ overflowWrap: 'anywhere' }}>{site.name}</Box>}
      text={
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {[site.code, site.clientName].join(' · ')}
          {!site.isActive && <Tag tone="wait">{t('sites.closed')}</Tag>}
        </Box>
      }
      actions={
        <>
          <MonthPicker
            label={t('sites.month')}
            value={month}
            thisMonth={thisMonth}
            bounds={bounds ? { min: bounds.first, max: bounds.last } : {}}
            onChange={onMonth}
          />
          {mayUse(exchange, may.sendNotifications) && (
            <ButtonLink
              {...linkTo(sendMessageAddress, { siteId: site.id })}
              variant="outlined"
              color="inherit"
              startIcon={<MessageIcon />}
              sx={{ bgcolor: 'background.paper' }}
            >
              {t('notifications.list.send')}
            </ButtonLink>
          )}
          {mayUse(exchange, may.editSites) && (
            <Button variant="outlined" color="inherit" startIcon={<EditIcon />} onClick={onEdit} sx={{ bgcolor: 'background.paper' }}>
              {t('sites.edit.open')}
            </Button>
          )}
        </>
      }
    />
  )
}
