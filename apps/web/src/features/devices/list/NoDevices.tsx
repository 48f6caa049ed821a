import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { DeviceFilter } from '../../../routing/addresses/devices.ts'
import { EmptyState, StatePage } from '../../../ui/feedback/StatePage.tsx'
import { QuietDrawing } from '../../../ui/illustrations/pages.tsx'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'

interface NoDevicesProps {
  /** There is neither a device nor a site that could have one. */
  readonly hasNone: boolean
  readonly filter: DeviceFilter
  /** Narrowed by words or a site. */
  readonly isNarrowed: boolean
  readonly onAll: () => void
}

/** Why the list shows no device, and what one can do. */
export function NoDevices({ hasNone, filter, isNarrowed, onAll }: NoDevicesProps) {
  const { t } = useTranslation()
  if (hasNone) {
    const link = (
      <ButtonLink to="/clockings/link-device" variant="contained">
        {t('devices.link.title')}
      </ButtonLink>
    )
    return <EmptyState title={t('devices.list.empty')} text={t('devices.list.emptyText')} action={link} />
  }
  const all = (
    <Button variant="outlined" color="inherit" onClick={onAll}>
      {t('devices.list.seeAll')}
    </Button>
  )
  if (filter === 'unpaired' && !isNarrowed) {
    return <EmptyState title={t('devices.list.emptyUnpaired')} text={t('devices.list.emptyUnpairedText')} action={all} />
  }
  const isFine = filter === 'toDo' || filter === 'offlineInService' || filter === 'gaps' || filter === 'expected'
  if (isFine && !isNarrowed) {
    return <StatePage drawing={<QuietDrawing />} title={t('devices.list.fine')} text={t('devices.list.fineText')} action={all} />
  }
  return <EmptyState title={t('devices.list.emptyFiltered')} action={all} />
}
