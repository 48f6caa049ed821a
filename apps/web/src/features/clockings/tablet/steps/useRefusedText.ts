import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { keyOf, type Refused } from './refusals.ts'
import { countdown, dayOf, hoursOf } from '../words.ts'

/** What to do about a refusal, in a sentence; the server's own where the tablet has no words for its code, or fewer. */
export function useRefusedText(): (refused: Refused) => string {
  const { t } = useTranslation()
  return ({ code, message, lockedUntil = 0, opens }) => {
    const key = keyOf(code)
    if ((key === 'OTHER' || key === 'KNOWN') && message) return message
    const time = opens ?? countdown(Math.max(0, Math.ceil((lockedUntil - Date.now()) / 1000)))
    return t(`clockings.tablet.refused.${key}.text`, { time })
  }
}

/** The agent's next service, where it is known; an empty text where it is not. */
export function useNextText(): (refused: Refused) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ next }) => (next ? t('clockings.tablet.next', { when: `${dayOf(next.startsLocal, language)}, ${hoursOf(next)}` }) : '')
}
