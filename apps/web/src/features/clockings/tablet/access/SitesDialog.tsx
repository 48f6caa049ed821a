import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { linkDevice, readDeviceSites, unlinkDevice } from '@vigie/contract/devices/devices.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../../api/ask.ts'
import { askAnew, useAsk } from '../../../../api/queries.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import { useSentence } from '../../../../ui/feedback/sentences.ts'
import { SelectField } from '../../../../ui/fields/choices/SelectField.tsx'
import { Modal } from '../../../../ui/dialogs/Modal.tsx'
import { tabletTarget } from '../../../../ui/page/tablet.ts'
import { thisDevice } from '../../../../session/describe.ts'

/** The sites that this device serves, within a manager's access: one more, or one less. The last one is taken elsewhere. */
export function SitesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const { data, error } = useAsk(readDeviceSites, {}, { staleTime: 0 })
  const [chosen, setChosen] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = async (send: () => Promise<unknown>) => {
    setBusy(true)
    setRefusal(null)
    try {
      await send()
      setChosen('')
      await askAnew(readDeviceSites)
    } catch (why) {
      setRefusal(sentenceOf(why))
    }
    setBusy(false)
  }
  const placed = ({ name, city }: { name: string; city: string }) => [name, city].filter(Boolean).join(' · ')
  const problem = refusal ?? (error && !data ? sentenceOf(error) : null)
  return (
    <Modal
      isOpen
      isWide
      isAtWall
      maxWidth="sm"
      onClose={onClose}
      title={t('clockings.tablet.access.sitesTitle')}
      subtitle={t('clockings.tablet.access.sitesText')}
    >
      <Box sx={styles}>
        {problem && <Banner tone="missing">{problem}</Banner>}
        {!data && !error && <Spinner size={32} />}
        <ul>
          {data?.sites.map((site) => (
            <li key={site.deviceSiteId}>
              <span>{placed(site)}</span>
              {data.sites.length > 1 && (
                <Button
                  variant="outlined"
                  color="inherit"
                  disabled={isBusy}
                  aria-label={t('clockings.tablet.access.removeSite', { site: site.name })}
                  onClick={() => void change(() => ask(unlinkDevice, { deviceSiteId: site.deviceSiteId }))}
                >
                  {t('clockings.tablet.access.remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {data && data.linkable.length > 0 && (
          <>
            <SelectField
              label={t('clockings.tablet.access.add')}
              value={chosen}
              onChange={setChosen}
              choices={data.linkable.map((site) => ({ value: String(site.id), label: placed(site) }))}
              placeholder={t('clockings.tablet.pairing.choose')}
            />
            <Button
              variant="contained"
              disabled={chosen === '' || isBusy}
              onClick={() => void change(() => ask(linkDevice, { siteId: Number(chosen), device: thisDevice() }))}
            >
              {t('clockings.tablet.access.link')}
            </Button>
          </>
        )}
      </Box>
    </Modal>
  )
}

const styles = {
  display: 'grid',
  gap: 1.5,
  '& ul': { display: 'grid', m: 0, p: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: tabletTarget + 8,
    borderBottom: 1,
    borderColor: 'divider',
    fontSize: 17,
  },
  '& li > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& select + svg': { top: 'calc(50% - 10px) !important' },
  '& .MuiButton-root, & select': { minHeight: tabletTarget, borderRadius: '16px', fontSize: 17 },
} as const
