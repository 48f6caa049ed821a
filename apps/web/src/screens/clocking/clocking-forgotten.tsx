import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ForgottenCode } from '../../features/clockings/tablet/forgotten/ForgottenCode.tsx'
import { EntranceHead } from '../../features/devices/pairing/EntranceHead.tsx'
import { TwoPanels } from '../../ui/page/TwoPanels.tsx'

/** Code oublié: an agent asks for a new one. Once it is sent, what is said of the address gives way to what helps if nothing comes. */
export default function ClockForgotten() {
  const { t } = useTranslation()
  const [isSent, setSent] = useState(false)
  const text = t(isSent ? 'clockings.kiosk.forgotten.notSent' : 'clockings.kiosk.forgotten.text')
  return (
    <TwoPanels header={<EntranceHead title={t('clockings.kiosk.forgotten.title')} text={text} />} isForm>
      <ForgottenCode isSent={isSent} onSent={() => setSent(true)} />
    </TwoPanels>
  )
}
