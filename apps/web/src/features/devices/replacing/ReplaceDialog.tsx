import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { ReplacedDevice } from '@vigie/contract/devices/devices.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { agoIn, writtenInstant } from '../../../kit/dates.ts'
import { serverNow } from '../../../session/clock.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { useForm } from '../../../ui/forms/useForm.ts'
import { TabletIcon } from '../../../ui/icons.tsx'
import { tabletTarget } from '../../../ui/page/tablet.ts'
import { nameAndSystem } from '../deviceName.ts'
import { linkInPlace, type LinkedDevice, type Replacing } from './replacing.ts'

interface ReplaceDialogProps {
  readonly replacing: Replacing
  readonly onLinked: (device: LinkedDevice) => unknown
  readonly onClose: () => void
  readonly isOnTablet?: boolean
}

/** Whose place a device would take, and which of its sites go along: nothing is replaced before this is confirmed. */
export function ReplaceDialog({ replacing, onLinked, onClose, isOnTablet = false }: ReplaceDialogProps) {
  const { t } = useTranslation()
  const { linking, replaced } = replacing
  const form = useForm({
    start: { takenSiteIds: [] as readonly number[] },
    send: ({ draft }) => linkInPlace(replacing, [...draft.takenSiteIds]),
    onDone: onLinked,
  })
  const { takenSiteIds } = form.draft
  const others = replaced.sites.filter(({ id }) => id !== linking.siteId)
  const { name } = nameAndSystem(replaced)
  const take = (id: number, isTaken: boolean) =>
    form.change({ takenSiteIds: isTaken ? [...takenSiteIds, id] : takenSiteIds.filter((one) => one !== id) })
  return (
    <FormModal
      form={form}
      icon={TabletIcon}
      isOnTablet={isOnTablet}
      forgets
      onClose={onClose}
      title={name ? t('devices.replace.title', { device: name }) : t('devices.replace.titleUnnamed')}
      subtitle={t('devices.replace.text')}
      submit={t('devices.replace.submit')}
    >
      <Facts replaced={replaced} isOnTablet={isOnTablet} />
      {others.length > 0 && (
        <Box component="fieldset" sx={[sites, isOnTablet && fromAfar]}>
          <legend>{t('devices.replace.sites', { count: others.length })}</legend>
          <small>{t('devices.replace.sitesHint')}</small>
          {others.map((site) => (
            <FormControlLabel
              key={site.id}
              control={<Checkbox checked={takenSiteIds.includes(site.id)} onChange={(event) => take(site.id, event.target.checked)} />}
              label={[site.name, site.city].filter(Boolean).join(' · ')}
              sx={{ minHeight: isOnTablet ? tabletTarget : 44, mr: 0 }}
            />
          ))}
        </Box>
      )}
      <Banner tone="late">
        {replaced.missingCount > 0 && `${t('devices.replace.missing', { count: replaced.missingCount })} `}
        {t('devices.replace.effect')}
      </Banner>
    </FormModal>
  )
}

function Facts({ replaced, isOnTablet }: { replaced: ReplacedDevice; isOnTablet: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { name, system } = nameAndSystem(replaced)
  const { seenAt, sites: held } = replaced
  const facts = [
    [t('devices.done.device'), [name || t('devices.done.unnamed'), system].filter(Boolean).join(' — ')],
    [t('devices.replace.serves', { count: held.length }), held.map((site) => site.name).join(', ') || t('devices.replace.noSite')],
    [
      t('devices.replace.seen'),
      seenAt ? `${writtenInstant(seenAt, language)} · ${agoIn(seenAt, serverNow(), language)}` : t('devices.replace.never'),
    ],
  ] as const
  return (
    <Box component="dl" sx={[list, isOnTablet && fromAfar]}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  )
}

const list = {
  m: 0,
  '& > div': { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const
const sites = {
  display: 'grid',
  m: 0,
  my: 1,
  p: 0,
  border: 0,
  minWidth: 0,
  '& legend': { p: 0, fontWeight: 600 },
  '& small': { color: 'text.secondary', fontSize: '0.8125rem', mb: 0.5 },
} as const
/** Whoever stands before a wall is further away than whoever holds a phone. */
const fromAfar = { fontSize: 17, '& small': { fontSize: 15 }, '& .MuiFormControlLabel-label': { fontSize: 17 } } as const
