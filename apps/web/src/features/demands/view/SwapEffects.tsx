import Box from '@mui/material/Box'
import type { DemandEffects } from '@vigie/contract/demands/demands.effects.ts'
import type { SwappedShift } from '@vigie/contract/demands/demands.swaps.ts'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { phoneHref } from '../../../ui/fields/phone/phone.ts'
import { usePhoneText } from '../../../ui/fields/phone/usePhoneText.ts'
import { DoneIcon, WarningIcon } from '../../../ui/firstIcons.tsx'
import { PhoneIcon, RefreshIcon } from '../../../ui/icons.tsx'
import { useDemandWords } from '../words.ts'
import { Line } from './AbsenceEffects.tsx'

export type Swap = NonNullable<DemandEffects['swap']>

/** Whoever takes a service may be called before. */
function CallLine({ name, phone }: { name: string; phone: string }) {
  const { t } = useTranslation()
  const written = usePhoneText(phone)
  return <a href={phoneHref(phone)}>{t('shifts.panel.callName', { name, phone: written })}</a>
}

/** What accepting a swap changes: who would have what, whom to ask, and what stands against it. */
export function SwapEffects({ swap, author }: { swap: Swap; author: string }) {
  const { t } = useTranslation()
  const words = useDemandWords()
  const { shift, theirs, colleagueName, colleaguePhone, stands, hasMoved, obstacles } = swap
  const goesTo = (one: SwappedShift, name: string) => (
    <Line icon={RefreshIcon}>
      <span {...ownWords}>{t('demands.swap.goesTo', { shift: words.service(one), name })}</span>
    </Line>
  )
  return (
    <Box component="ul" sx={{ m: 0, px: 2, py: 1, listStyle: 'none' }}>
      {stands ? (
        <>
          {shift && goesTo(shift, colleagueName)}
          {theirs && goesTo(theirs, author)}
          {hasMoved && (
            <Line icon={WarningIcon} tone="late">
              {t('demands.swap.moved')}
            </Line>
          )}
          {obstacles.map(({ agentName, message, isRefusal }) => (
            <Line key={`${agentName} ${message}`} icon={WarningIcon} tone={isRefusal ? 'missing' : 'late'}>
              <b {...ownWords}>{agentName}</b> · {message}
            </Line>
          ))}
          {obstacles.length === 0 && (
            <Line icon={DoneIcon} tone="done">
              {t('demands.swap.inOrder')}
            </Line>
          )}
          {colleaguePhone && (
            <Line icon={PhoneIcon}>
              <CallLine name={colleagueName} phone={colleaguePhone} />
            </Line>
          )}
        </>
      ) : (
        <Line icon={WarningIcon} tone="late">
          {t('demands.swap.gone')}
        </Line>
      )}
    </Box>
  )
}
