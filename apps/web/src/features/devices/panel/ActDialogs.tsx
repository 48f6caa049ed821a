import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { renameDevice, unpairDevice } from '@vigie/contract/devices/devices.manage.ts'
import { unlinkDevice } from '@vigie/contract/devices/devices.ts'
import { listDevices, type ListedDevice } from '@vigie/contract/devices/devices.list.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { useForm } from '../../../ui/forms/useForm.ts'
import type { JudgedDevice } from '../list/rows.rules.ts'
import { useDeviceWords } from '../list/words.ts'
import { useActing, useReporting, type UnreachedAgent } from './useActing.ts'

/** What a manager is about to do with a device: with the whole of it, or at one of its sites. */
export type Acting =
  | { readonly act: 'rename' | 'unpair'; readonly judged: JudgedDevice }
  | { readonly act: 'takeFrom'; readonly judged: JudgedDevice; readonly link: ListedDevice }

interface ActDialogsProps {
  readonly acting: Acting | null
  readonly onClose: () => void
  readonly onUnreached: (agents: readonly UnreachedAgent[]) => void
}

/** Asks before something is done to a device, and does it. */
export function ActDialogs({ acting, onClose, onUnreached }: ActDialogsProps) {
  if (acting?.act === 'rename') return <Renaming device={acting.judged.device} onClose={onClose} />
  return (
    <>
      <Unpairing judged={acting?.act === 'unpair' ? acting.judged : null} onClose={onClose} onUnreached={onUnreached} />
      <TakingAway acting={acting?.act === 'takeFrom' ? acting : null} onClose={onClose} />
    </>
  )
}

/** A longer name would fit nowhere. */
const longestName = 80

function Renaming({ device, onClose }: { device: ListedDevice; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useForm<{ name: string }, unknown>({
    start: { name: device.name },
    validate: ({ name }) => (name.trim() === '' ? { name: t('devices.list.renaming.required') } : {}),
    nameOf: () => 'name',
    send: ({ draft }) => ask(renameDevice, { deviceId: device.deviceId, name: draft.name.trim() }),
    onUntouched: onClose,
    onDone: async (_, { name }) => {
      await invalidate(listDevices)
      toast('success', t('devices.list.renaming.done', { name: name.trim() }))
      onClose()
    },
  })
  return (
    <FormModal form={form} onClose={onClose} title={t('devices.list.renaming.title')} submit={t('devices.list.renaming.save')}>
      <Field label={t('devices.list.renaming.name')} isFirst maxLength={longestName} autoComplete="off" {...form.textProps('name')} />
    </FormModal>
  )
}

/** Unpairs the whole device; one that is lost or stolen with new codes for the agents whom it held (decisions/08-offline). */
function Unpairing({ judged, onClose, onUnreached }: Omit<ActDialogsProps, 'acting'> & { judged: JudgedDevice | null }) {
  const { t } = useTranslation()
  const words = useDeviceWords()
  const act = useActing(onClose)
  const report = useReporting(onClose, onUnreached)
  const [isLost, setLost] = useState(false)
  const device = judged ? words.name(judged.device) : ''
  const deviceId = judged?.device.deviceId ?? 0
  const leave = () => {
    setLost(false)
    onClose()
  }
  const unpair = () =>
    act(
      () => ask(unpairDevice, { deviceId }),
      () => t('devices.list.unpairing.done', { device }),
    )
  return (
    <ConfirmDialog
      isOpen={judged !== null}
      variant="critical"
      title={t('devices.list.unpairing.title', { device })}
      confirm={t('devices.list.unpairing.save')}
      onConfirm={() => (isLost ? report(deviceId, t('devices.list.unpairing.done', { device })) : unpair()).finally(() => setLost(false))}
      onCancel={leave}
    >
      {judged && (
        <>
          {t('devices.list.unpairing.text', { sites: judged.links.map(({ siteName }) => siteName).join(', ') })}
          {judged.device.waitingCount > 0 && ` ${t('devices.list.unpairing.waiting', { count: judged.device.waitingCount })}`}
          <FormControlLabel
            control={<Checkbox checked={isLost} onChange={(_, isChecked) => setLost(isChecked)} />}
            label={t('devices.list.unpairing.lost')}
            sx={{ mt: 1.5, mr: 0, minHeight: 44, color: 'text.primary' }}
          />
        </>
      )}
    </ConfirmDialog>
  )
}

function TakingAway({ acting, onClose }: { acting: Extract<Acting, { act: 'takeFrom' }> | null; onClose: () => void }) {
  const { t } = useTranslation()
  const words = useDeviceWords()
  const act = useActing(onClose)
  const site = acting?.link.siteName ?? ''
  const deviceSiteId = acting?.link.deviceSiteId ?? 0
  return (
    <ConfirmDialog
      isOpen={acting !== null}
      variant="warning"
      title={t('devices.list.unpairing.siteTitle', { site })}
      confirm={t('devices.list.unpairing.siteSave')}
      onConfirm={() =>
        act(
          () => ask(unlinkDevice, { deviceSiteId }),
          () => t('devices.list.unpairing.siteDone', { site }),
        )
      }
      onCancel={onClose}
    >
      {acting && t('devices.list.unpairing.siteText', { device: words.name(acting.judged.device), site })}
    </ConfirmDialog>
  )
}
