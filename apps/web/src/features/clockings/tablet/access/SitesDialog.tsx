import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { linkDevice, readDeviceSites, unlinkDevice } from '@vigie/contract/devices/devices.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../../api/ask.ts'
import { askAnew, useAsk, useSend } from '../../../../api/queries.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import { useSentence } from '../../../../ui/feedback/sentences.ts'
import { SelectField } from '../../../../ui/fields/choices/SelectField.tsx'
import { FormModal } from '../../../../ui/forms/FormModal.tsx'
import { useForm } from '../../../../ui/forms/useForm.ts'
import { tabletTarget } from '../../../../ui/page/tablet.ts'
import { thisDevice } from '../../../../session/describe.ts'

/** The sites that this device serves, within a manager's access: one more, or one less. The last one is taken elsewhere. */
export function SitesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const { data, error } = useAsk(readDeviceSites, {}, { staleTime: 0 })
  const refresh = () => askAnew(readDeviceSites)
  const { mutate: remove, isPending, error: notRemoved } = useSend(unlinkDevice)
  const form = useForm({
    start: { siteId: '' },
    send: ({ draft }) => ask(linkDevice, { siteId: Number(draft.siteId), device: thisDevice() }),
    onDone: refresh,
  })
  const linkable = data?.linkable ?? []
  // One that has just been linked is none to choose any more.
  const chosen = linkable.some(({ id }) => String(id) === form.draft.siteId) ? form.draft.siteId : ''
  const placed = ({ name, city }: { name: string; city: string }) => [name, city].filter(Boolean).join(' · ')
  const problem = notRemoved ?? (data ? null : error)
  return (
    <FormModal
      form={form}
      isAtWall
      forgets
      onClose={onClose}
      leave={t('common.close')}
      title={t('clockings.tablet.access.sitesTitle')}
      subtitle={t('clockings.tablet.access.sitesText')}
      submit={linkable.length > 0 ? t('clockings.tablet.access.link') : undefined}
      isBlocked={chosen === '' || isPending}
    >
      {problem && <Banner tone="missing">{sentenceOf(problem)}</Banner>}
      {!data && !error && <Spinner size={32} />}
      <Box component="ul" sx={list}>
        {data?.sites.map((site) => (
          <li key={site.deviceSiteId}>
            <span>{placed(site)}</span>
            {data.sites.length > 1 && (
              <Button
                variant="outlined"
                color="inherit"
                disabled={isPending || form.isBusy}
                aria-label={t('clockings.tablet.access.removeSite', { site: site.name })}
                onClick={() => remove({ deviceSiteId: site.deviceSiteId }, { onSuccess: () => void refresh() })}
              >
                {t('clockings.tablet.access.remove')}
              </Button>
            )}
          </li>
        ))}
      </Box>
      {linkable.length > 0 && (
        <SelectField
          label={t('clockings.tablet.access.add')}
          value={chosen}
          onChange={(siteId) => form.change({ siteId })}
          choices={linkable.map((site) => ({ value: String(site.id), label: placed(site) }))}
          placeholder={t('clockings.tablet.pairing.choose')}
        />
      )}
    </FormModal>
  )
}

const list = {
  display: 'grid',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    py: 1,
    minHeight: tabletTarget + 16,
    borderBottom: 1,
    borderColor: 'divider',
    fontSize: 17,
  },
  '& li > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
} as const
