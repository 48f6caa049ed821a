import { useTranslation } from 'react-i18next'
import { LanguageChoice } from '../../features/auth/LanguageChoice.tsx'
import { EntranceHead } from '../../features/devices/pairing/EntranceHead.tsx'
import { ManagerLink } from '../../features/devices/pairing/ManagerLink.tsx'
import { PairingCode } from '../../features/devices/pairing/PairingCode.tsx'
import { TwoPanels } from '../../ui/page/TwoPanels.tsx'

export default function ClockInit() {
  const { t } = useTranslation()
  const steps = [t('clockings.tablet.init.step1'), t('clockings.tablet.init.step2'), t('clockings.tablet.init.step3')]
  const head = (
    <EntranceHead title={t('clockings.tablet.init.title')} text={t('clockings.tablet.init.text')} steps={steps}>
      <LanguageChoice />
    </EntranceHead>
  )
  return (
    <TwoPanels header={head}>
      <PairingCode>
        <ManagerLink to="/pointages/login">{t('clockings.tablet.init.manager')}</ManagerLink>
      </PairingCode>
    </TwoPanels>
  )
}
