import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReceiptSaid } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { kindOf } from '../../../domains/clockings/kinds.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { readerTimeOf } from './readerTime.rules.ts'

/** By the reader's own clock, and below it by which one and in UTC. */
function Moment({ at }: { at: Instant }) {
  const { own, zone, utc } = readerTimeOf(at, useLanguage())
  return (
    <>
      {own}
      <Box component="small" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
        {[zone, utc].filter(Boolean).join(' · ')}
      </Box>
    </>
  )
}

/** What a receipt says; of one that proves nothing it is let down, so that nobody takes it for an answer. */
export function ReceiptFacts({ said, isProven }: { said: ReceiptSaid; isProven: boolean }) {
  const { t } = useTranslation()
  const facts = [
    [t('receipts.verifier.facts.kind'), kindOf(said.kind, t)],
    [t('receipts.verifier.facts.happened'), <Moment key="happened" at={said.happenedAt} />],
    [t('receipts.verifier.facts.recorded'), <Moment key="recorded" at={said.recordedAt} />],
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
