import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { EntranceHead } from '../../features/devices/pairing/EntranceHead.tsx'
import { SiteChoice } from '../../features/devices/pairing/SiteChoice.tsx'
import { signOutHere } from '../../session/signing.ts'
import { useSession } from '../../session/store.ts'
import { navy } from '../../theme/palette.ts'
import { ExitIcon } from '../../ui/icons.tsx'
import { onPhone, tabletTarget } from '../../ui/page/tablet.ts'
import { TwoPanels } from '../../ui/page/TwoPanels.tsx'

export default function ClockPairing() {
  const { t } = useTranslation()
  const name = useSession().exchange?.user?.firstName ?? ''
  const head = (
    <EntranceHead title={t('clockings.tablet.pairing.hello', { name })} text={t('clockings.tablet.pairing.text')}>
      <Button
        startIcon={<ExitIcon />}
        onClick={() => void signOutHere()}
        sx={{
          minHeight: tabletTarget,
          px: 2.5,
          borderRadius: '16px',
          fontSize: 16,
          color: navy.text,
          border: `1px solid ${navy.line}`,
          '&:hover': { bgcolor: navy.raised },
          [onPhone]: { px: 1.5, fontSize: 14, ml: 1 },
        }}
      >
        {t('clockings.tablet.pairing.leave')}
      </Button>
    </EntranceHead>
  )
  return (
    <TwoPanels header={head}>
      <SiteChoice />
    </TwoPanels>
  )
}
