import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { changeOfflineHours } from '@vigie/contract/companies/companies.offline.ts'
import { offlineHours } from '@vigie/contract/companies/settings.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { rereadSession } from '../../session/start.ts'
import { useExchange } from '../../session/store.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { FormModal } from '../../ui/forms/FormModal.tsx'
import { useVersionedForm } from '../../ui/forms/useVersionedForm.ts'
import { NoNetworkIcon } from '../../ui/icons.tsx'
import { ToneTile } from '../../ui/marks/ToneTile.tsx'
import { Card } from '../../ui/page/Card.tsx'

/** For how many hours an act that was kept without network is believed by itself, and the way to change it. */
export function OfflineHours() {
  const { t } = useTranslation()
  const hours = useExchange().environment.settings.clocking_offline_max_hours
  const [isOpen, setOpen] = useState(false)
  return (
    <Card component="section" aria-labelledby="offline-hours" sx={styles}>
      <ToneTile tone="run" icon={NoNetworkIcon} size={36} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography id="offline-hours" variant="h3" component="h2">
          {t('roots.hours.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {t('roots.hours.text', { count: hours })}
        </Typography>
      </Box>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)} sx={{ flex: { xs: '1 1 100%', sm: 'none' } }}>
        {t('roots.hours.change')}
      </Button>
      {isOpen && <HoursDialog hours={hours} onClose={() => setOpen(false)} />}
    </Card>
  )
}

const hoursIn = (typed: string): number | null => {
  const hours = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
  return hours >= offlineHours.least && hours <= offlineHours.most ? hours : null
}

function HoursDialog({ hours, onClose }: { hours: number; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useVersionedForm<{ hours: string }, unknown>({
    now: { hours: String(hours) },
    version: hours,
    changed: t('roots.hours.changed'),
    refresh: rereadSession,
    judge: (draft) => (hoursIn(draft.hours) === null ? { hours: t('roots.hours.wrong', offlineHours) } : {}),
    send: ({ draft, version }) => ask(changeOfflineHours, { hours: hoursIn(draft.hours)!, version: version ?? hours }),
    onUntouched: onClose,
    onDone: async () => {
      await rereadSession()
      toast('success', t('roots.hours.saved'))
      onClose()
    },
  })
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={t('roots.hours.title')}
      subtitle={t('roots.hours.about')}
      submit={t('roots.hours.save')}
    >
      <Box sx={{ maxWidth: 280 }}>
        <Field
          label={t('roots.hours.field')}
          name="hours"
          isFirst
          maxLength={4}
          autoComplete="off"
          inputProps={{ inputMode: 'numeric' }}
          hint={form.theirsOf('hours') ?? t('roots.hours.hint', offlineHours)}
          {...form.textProps('hours')}
        />
      </Box>
    </FormModal>
  )
}

const styles = { p: { xs: 2, sm: 2.5 }, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' } as const
