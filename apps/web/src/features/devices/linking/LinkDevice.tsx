import Box from '@mui/material/Box'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { Combobox } from '../../../ui/fields/choices/Combobox.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { FormNotice } from '../../../ui/forms/FormNotice.tsx'
import { useForm } from '../../../ui/forms/useForm.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { linkOrAsk, type LinkedDevice, type Replacing } from '../replacing/replacing.ts'
import { ReplaceDialog } from '../replacing/ReplaceDialog.tsx'
import { cleanCode, codeLength } from './pairingCode.ts'
import { PairingCodeField } from './PairingCodeField.tsx'
import { useSiteChoices } from './useSiteChoices.ts'

/** The device described itself when it asked for its code. */
const undescribed = { platform: '', type: '', name: '', model: '', vendor: '', os: '', browser: '' }

interface Draft {
  readonly code: string
  readonly siteId: number | null
}

interface LinkDeviceProps {
  readonly pairingCode: string
  /** Chosen from the start: one came from a site that has no device. */
  readonly siteId: number | null
  readonly onLinked: (device: LinkedDevice) => void
}

/**
 * The code that the device shows (or that its QR code brought along), and the site where it will serve. A refusal is said here, and
 * what was typed stays; where another device would lose its place it is asked first.
 */
export function LinkDevice({ pairingCode, siteId: wantedSiteId, onLinked }: LinkDeviceProps) {
  const { t } = useTranslation()
  const mayImport = mayUse(useExchange(), mayOpen.imports)
  const sites = useSiteChoices()
  const [replacing, setReplacing] = useState<Replacing | null>(null)
  const form = useForm<Draft, Awaited<ReturnType<typeof linkOrAsk>>>({
    start: { code: cleanCode(pairingCode), siteId: wantedSiteId },
    validate: ({ code, siteId }) => ({
      ...(code.length < codeLength && { code: t('devices.link.codeRequired') }),
      ...(siteId === null && { siteId: t('devices.link.siteRequired') }),
    }),
    send: ({ draft: { code, siteId } }) => linkOrAsk({ siteId: siteId!, device: { ...undescribed, pairingCode: code } }),
    onDone: (answer) => ('linked' in answer ? onLinked(answer.linked) : setReplacing(answer)),
  })
  const { draft, change, problemOf } = form
  // Two sites may bear one name: where it is says which one was chosen.
  const chosen = sites.choices.find(({ id }) => id === draft.siteId)
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
        <EmptyState
          title={t('devices.link.emptyTitle')}
          text={t('devices.link.emptyText')}
          action={
            mayImport && (
              <ButtonLink to="/import" variant="contained">
                {t('sites.empty.import')}
              </ButtonLink>
            )
          }
        />
      </Card>
    )
  }
  return (
    <Card>
      <Box component="form" {...form.formProps} sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3.5 } }}>
        <PairingCodeField code={draft.code} onChange={(code) => change({ code })} problem={problemOf('code')} />
        <Combobox
          label={t('devices.link.site')}
          choices={sites.choices}
          isLoading={sites.isLoading}
          value={draft.siteId}
          onChange={(siteId) => change({ siteId })}
          placeholder={t('devices.link.sitePlaceholder')}
          noChoice={t('devices.link.noSite')}
          open={t('devices.link.openSites')}
          clear={t('devices.link.clearSite')}
          hint={chosen?.note || t('devices.link.siteHint')}
          problem={problemOf('siteId')}
        />
        <FormNotice form={form} />
        <SubmitButton isBusy={form.isBusy}>{t('devices.link.submit')}</SubmitButton>
      </Box>
      {replacing && <ReplaceDialog replacing={replacing} onLinked={onLinked} onClose={() => setReplacing(null)} />}
    </Card>
  )
}
