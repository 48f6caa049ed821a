import Box from '@mui/material/Box'
import { expiryStateOf } from '@vigie/contract/agents/agents.rules.ts'
import type { PartnerRecord } from '@vigie/contract/partners/partners.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import { useToday } from '../../session/today.ts'
import { Tag } from '../../ui/marks/Tag.tsx'

const tones = { valid: 'done', expiring: 'late', expired: 'missing', none: 'wait' } as const
type Given = Pick<PartnerRecord, 'authorisationNumber' | 'authorisationEndsOn'>

/** How the authorisation of a partner stands, and until when. Without a number it has none, whatever its date. */
export function useAuthorisation() {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday()
  return ({ authorisationNumber, authorisationEndsOn }: Given) => {
    const state = authorisationNumber.trim() === '' ? 'none' : expiryStateOf(authorisationEndsOn, today)
    const day = authorisationEndsOn && writtenDay(authorisationEndsOn, language, 'digits')
    return {
      tone: tones[state],
      word: t(`partners.authorisation.${state}`),
      until:
        state !== 'none' && day ? t(state === 'expired' ? 'partners.authorisation.since' : 'partners.authorisation.until', { day }) : '',
    }
  }
}
export type AuthorisationOf = ReturnType<typeof useAuthorisation>

/** Its state in a cell or beside its number. */
export const AuthorisationTag = ({ tone, word, until }: ReturnType<AuthorisationOf>) => (
  <Box component="span" sx={styles}>
    <Tag tone={tone}>{word}</Tag>
    <small>{until}</small>
  </Box>
)

const styles = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  '& small': { fontSize: '0.8125rem', fontWeight: 400, color: 'text.secondary' },
} as const
