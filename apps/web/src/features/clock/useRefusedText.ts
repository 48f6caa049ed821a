import { useTranslation } from 'react-i18next'
import { keyOf, type Refused } from './refusals.ts'
import { countdown } from './words.ts'

/** What to do about a refusal, in a sentence; the server's own where the tablet has no words for its code. */
export function useRefusedText(): (refused: Refused) => string {
  const { t } = useTranslation()
  return ({ code, message, lockedUntil = 0 }) => {
    const key = keyOf(code)
    if (key === 'OTHER' && message) return message
    const time = countdown(Math.max(0, Math.ceil((lockedUntil - Date.now()) / 1000)))
    return t(`clock.refused.${key}.text`, { time })
  }
}
