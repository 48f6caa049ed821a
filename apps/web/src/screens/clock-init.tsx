import { useTranslation } from 'react-i18next'
import { LanguageChoice } from '../features/auth/LanguageChoice.tsx'
import { EntranceHead } from '../features/pairing/EntranceHead.tsx'
import { ManagerLink } from '../features/pairing/ManagerLink.tsx'
import { PairingCode } from '../features/pairing/PairingCode.tsx'
import { TwoPanels } from '../ui/TwoPanels.tsx'

export default function ClockInit() {
  const { t } = useTranslation()
  const steps = [t('clock.init.step1'), t('clock.init.step2'), t('clock.init.step3')]
  const head = (
    <EntranceHead title={t('clock.init.title')} text={t('clock.init.text')} steps={steps}>
      <LanguageChoice />
    </EntranceHead>
  )
  return (
    <TwoPanels header={head}>
      <PairingCode>
        <ManagerLink to="/pointages/login">{t('clock.init.manager')}</ManagerLink>
      </PairingCode>
    </TwoPanels>
  )
}
