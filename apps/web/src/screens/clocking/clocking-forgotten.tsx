import { useTranslation } from 'react-i18next'
import { ForgottenCode } from '../../features/clockings/tablet/forgotten/ForgottenCode.tsx'
import { EntranceHead } from '../../features/devices/pairing/EntranceHead.tsx'
import { TwoPanels } from '../../ui/page/TwoPanels.tsx'

/** Code oublié: an agent asks for a new one. */
export default function ClockForgotten() {
  const { t } = useTranslation()
  const head = <EntranceHead title={t('clockings.kiosk.forgotten.title')} text={t('clockings.kiosk.forgotten.text')} />
  return (
    <TwoPanels header={head}>
      <ForgottenCode />
    </TwoPanels>
  )
}
