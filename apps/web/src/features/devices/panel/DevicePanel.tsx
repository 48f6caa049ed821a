import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { PanelHead, useHeadFocus } from '../../../ui/dialogs/PanelHead.tsx'
import { SidePanel } from '../../../ui/dialogs/SidePanel.tsx'
import { EmptyState } from '../../../ui/feedback/StatePage.tsx'
import { EditIcon, UnlinkIcon } from '../../../ui/icons.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { alarmsOf, type JudgedDevice } from '../list/rows.rules.ts'
import { toneOfDevice, useDeviceWords } from '../list/words.ts'
import type { Acting } from './ActDialogs.tsx'
import { DeviceFacts } from './DeviceFacts.tsx'
import { GapNote } from './GapNote.tsx'

interface DevicePanelProps {
  readonly isOpen: boolean
  readonly isComing: boolean
  /** Undefined when the list does not hold it. */
  readonly judged: JudgedDevice | undefined
  readonly now: Instant
  /** It was opened by the keyboard: the focus goes in. */
  readonly takesFocus: boolean
  readonly onClose: () => void
  readonly onAct: (acting: Acting) => void
  /** Leads to those that are paired no more; undefined: there are none. */
  readonly onUnpaired: (() => void) | undefined
}

/** One device whole, and what a manager can do with it. */
export function DevicePanel({ isOpen, isComing, judged, now, takesFocus, onClose, onAct, onUnpaired }: DevicePanelProps) {
  const { t } = useTranslation()
  const words = useDeviceWords()
  const heading = useHeadFocus(isOpen, takesFocus)
  return (
    <SidePanel isOpen={isOpen} isComing={isComing} onClose={onClose} label={t('devices.list.panel.title')}>
      <PanelHead
        tag={judged && <Tag tone={toneOfDevice[judged.state]}>{words.state(judged, now)}</Tag>}
        title={judged ? words.name(judged.device) : t('devices.list.panel.title')}
        text={judged?.links.map(({ siteName }) => siteName).join(' · ')}
        heading={heading}
        close={t('devices.list.panel.close')}
        onClose={onClose}
      />
      {judged ? (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', p: 2.5, pt: 2 }}>
          {alarmsOf(judged.device).map(({ kind, at }) => (
            <AlarmNote key={kind} kind={kind} at={at} />
          ))}
          {judged.state === 'offlineInService' && <SilentNote judged={judged} />}
          {judged.device.missingCount > 0 && <GapNote device={judged.device} />}
          <DeviceFacts judged={judged} now={now} onAct={onAct} />
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
            <Button variant="outlined" color="inherit" startIcon={<EditIcon size={18} />} onClick={() => onAct({ act: 'rename', judged })}>
              {t('devices.list.panel.rename')}
            </Button>
            <Button variant="outlined" color="error" startIcon={<UnlinkIcon size={18} />} onClick={() => onAct({ act: 'unpair', judged })}>
              {t('devices.list.panel.unpair')}
            </Button>
          </Box>
          <Typography variant="body2" color="textSecondary">
            {t('devices.list.panel.effect')}
          </Typography>
        </Box>
      ) : (
        <EmptyState
          title={t('devices.list.panel.missing')}
          text={t('devices.list.panel.missingText')}
          action={
            onUnpaired && (
              <Button variant="outlined" color="inherit" onClick={onUnpaired}>
                {t('devices.list.panel.seeUnpaired')}
              </Button>
            )
          }
        />
      )}
    </SidePanel>
  )
}

/** What a device is suspected of: since when, and what to do. */
function AlarmNote({ kind, at }: ReturnType<typeof alarmsOf>[number]) {
  const { t } = useTranslation()
  const words = useDeviceWords()
  const id = `device-${kind}`
  return (
    <Box component="section" aria-labelledby={id} sx={silent}>
      <Typography id={id} component="h3" sx={{ color: 'tone.missing.ink', fontWeight: 600 }}>
        {t(`devices.list.alarms.${kind}.title`)}
      </Typography>
      {t(`devices.list.alarms.${kind}.text`, { day: words.day(at), time: words.clock(at) })}
    </Box>
  )
}

/** A device that is silent while somebody should clock at it: what is expected, and what can be done. */
function SilentNote({ judged: { device } }: { judged: JudgedDevice }) {
  const { t } = useTranslation()
  const title = device.expectedCount > 0 ? t('devices.list.expected', { count: device.expectedCount }) : t('devices.list.panel.silentTitle')
  return (
    <Box component="section" aria-labelledby="device-silent" sx={silent}>
      <Typography id="device-silent" component="h3" sx={{ color: 'tone.missing.ink', fontWeight: 600 }}>
        {title}
      </Typography>
      {t('devices.list.panel.silentText')}
    </Box>
  )
}

const silent = { display: 'grid', gap: 1, p: 2, borderRadius: 1, bgcolor: 'tone.missing.soft', color: 'text.primary' } as const
