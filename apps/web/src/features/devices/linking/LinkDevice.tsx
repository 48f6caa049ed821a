import Box from '@mui/material/Box'
import type { Output } from '@vigie/contract/kit/call.ts'
import { linkDevice } from '@vigie/contract/devices/devices.ts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../api/queries.ts'
import { useUnsaved } from '../../../session/reach.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Combobox } from '../../../ui/fields/Combobox.tsx'
import { focusProblem } from '../../../ui/fields/focusProblem.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { EmptyState, ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { codeLength } from './pairingCode.ts'
import { PairingCodeField } from './PairingCodeField.tsx'
import { useSiteChoices } from './useSiteChoices.ts'

/** The device described itself when it asked for its code. */
const undescribed = { platform: '', type: '', name: '', model: '', vendor: '', os: '', browser: '' }

export type LinkedDevice = Output<typeof linkDevice>['device']

/** The code that the device shows, and the site where it will serve. A refusal is said here, and what was typed stays. */
export function LinkDevice({ onLinked }: { onLinked: (device: LinkedDevice) => void }) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const sites = useSiteChoices()
  const link = useSend(linkDevice)
  const [code, setCode] = useState('')
  const [siteId, setSiteId] = useState<number | null>(null)
  const [wasSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  useUnsaved(code !== '')
  // Two sites may bear one name: where it is says which one was chosen.
  const chosen = sites.choices.find(({ id }) => id === siteId)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusProblem(event.currentTarget)
    setSent(true)
    setRefusal(null)
    if (code.length < codeLength || siteId === null) return
    try {
      const { device } = await link.mutateAsync({ siteId, device: { ...undescribed, pairingCode: code } })
      onLinked(device)
    } catch (error) {
      setRefusal(sentenceOf(error))
    }
  }
  if (sites.error) {
    return (
      <Card>
        <ErrorState error={sites.error} onRetry={sites.retry} />
      </Card>
    )
  }
  if (!sites.isLoading && sites.choices.length === 0) {
    return (
      <Card>
        <EmptyState title={t('devices.link.emptyTitle')} text={t('devices.link.emptyText')} />
      </Card>
    )
  }
  return (
    <Card>
      <Box
        component="form"
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => void send(event)}
        sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3.5 } }}
      >
        <PairingCodeField
          code={code}
          onChange={(next) => {
            setCode(next)
            setRefusal(null)
          }}
          problem={wasSent && code.length < codeLength ? t('devices.link.codeRequired') : undefined}
        />
        <Combobox
          label={t('devices.link.site')}
          choices={sites.choices}
          isLoading={sites.isLoading}
          value={siteId}
          onChange={(next) => {
            setSiteId(next)
            setRefusal(null)
          }}
          placeholder={t('devices.link.sitePlaceholder')}
          noChoice={t('devices.link.noSite')}
          open={t('devices.link.openSites')}
          clear={t('devices.link.clearSite')}
          hint={chosen?.note || t('devices.link.siteHint')}
          problem={wasSent && siteId === null ? t('devices.link.siteRequired') : undefined}
        />
        {refusal && <Banner tone="missing">{refusal}</Banner>}
        <SubmitButton isBusy={link.isPending}>{t('devices.link.submit')}</SubmitButton>
      </Box>
    </Card>
  )
}
