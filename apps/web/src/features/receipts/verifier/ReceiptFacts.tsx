import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReceiptSaid } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import { epochOf, type Instant } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { kindOf } from '../../../domains/clockings/kinds.ts'
import { useLanguage } from '../../../i18n/i18n.ts'

/** lundi 12 octobre 2026 à 10:00:00 UTC+2: to the second, by the reader's own clock, and by which one. */
const written = (instant: Instant, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(epochOf(instant))

/** What a receipt says; of one that proves nothing it is let down, so that nobody takes it for an answer. */
export function ReceiptFacts({ said, isProven }: { said: ReceiptSaid; isProven: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const facts = [
    [t('receipts.verifier.facts.kind'), kindOf(said.kind, t)],
    [t('receipts.verifier.facts.happened'), written(said.happenedAt, language)],
    [t('receipts.verifier.facts.recorded'), written(said.recordedAt, language)],
    [t('receipts.verifier.facts.company'), said.companyCode],
    [t('receipts.verifier.facts.site'), t('receipts.verifier.facts.siteNumber', { number: said.siteId })],
    [t('receipts.verifier.facts.line'), t('receipts.verifier.facts.lineNumber', { number: said.seq })],
    [t('receipts.verifier.facts.key'), said.keyId],
  ] as const
  return (
    <Box component="section" aria-label={t('receipts.verifier.facts.title')}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('receipts.verifier.facts.title')}
      </Typography>
      <Box component="dl" sx={[table, !isProven && { color: 'text.secondary' }]}>
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', mb: { xs: 1, sm: 0 } }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const table = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: { xs: 0, sm: 0.75 },
  m: 0,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
} as const
