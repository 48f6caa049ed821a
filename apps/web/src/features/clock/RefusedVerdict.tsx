import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { BadgeIcon, CalendarIcon, ClockIcon, CloseIcon, NoNetworkIcon, PinIcon, WarningIcon, type Icon } from '../../ui/icons.tsx'
import { keyOf, toneOf, type Refused, type RefusedKey } from './refusals.ts'
import { SecondsLeft } from './SecondsLeft.tsx'
import { useRefusedText } from './useRefusedText.ts'
import { Verdict, VerdictText } from './Verdict.tsx'
import { dayOf, hoursOf } from './words.ts'

const icons: Partial<Record<RefusedKey, Icon>> = {
  NO_CLOCKING: CalendarIcon,
  WRONG_SITE_CLOCKING: PinIcon,
  SITE_ACCESS_FORBIDDEN: PinIcon,
  TICKET_DEAD: ClockIcon,
  TOO_MANY_TRIES: ClockIcon,
  OFFLINE: NoNetworkIcon,
  BADGE_OFF: BadgeIcon,
  ON_TIME_NFC_NOT_INITIALIZED: BadgeIcon,
}

/** A clear no: what it is, and what to do about it. */
export function RefusedVerdict({ refused }: { refused: Refused }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const textOf = useRefusedText()
  const key = keyOf(refused.code)
  const tone = toneOf(refused.code)
  return (
    <Verdict tone={tone} icon={icons[key] ?? (tone === 'missing' ? CloseIcon : WarningIcon)} title={t(`clock.refused.${key}.title`)}>
      <VerdictText isStrong>
        {refused.lockedUntil ? (
          <SecondsLeft until={refused.lockedUntil}>{(time) => t('clock.refused.TOO_MANY_TRIES.text', { time })}</SecondsLeft>
        ) : (
          textOf(refused)
        )}
      </VerdictText>
      {refused.next && (
        <VerdictText>{t('clock.next', { when: `${dayOf(refused.next.startsLocal, language)}, ${hoursOf(refused.next)}` })}</VerdictText>
      )}
    </Verdict>
  )
}
