import Box from '@mui/material/Box'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { writtenDay } from '../../../kit/dates.ts'

/** What is asked of its readers, where something is. */
export function AskedFacts({ document }: { document: Document }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { asksAgents, asksPartners, validateBy, wantsWhole, validationText, folder } = document
  const isAsked = asksAgents || asksPartners
  const whom = asksAgents && asksPartners ? 'both' : asksPartners ? 'partners' : 'agents'
  return (
    <Box component="dl" sx={styles}>
      <dt>{t('documents.asked.title')}</dt>
      <dd>
        {isAsked
          ? [
              t(`documents.asked.${whom}`),
              validateBy && t('documents.asked.by', { day: writtenDay(validateBy, language, 'long') }),
              wantsWhole && t('documents.asked.whole'),
            ]
              .filter(Boolean)
              .join(' · ')
          : t('documents.asked.none')}
      </dd>
      {isAsked && (
        <>
          <dt>{t('documents.asked.text')}</dt>
          <dd {...ownWords}>{validationText ?? t('documents.validation.usual')}</dd>
        </>
      )}
      {folder && (
        <>
          <dt>{t('documents.asked.folder')}</dt>
          <dd {...ownWords}>{folder}</dd>
        </>
      )}
    </Box>
  )
}

const styles = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: 1,
  fontSize: '0.8125rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const
