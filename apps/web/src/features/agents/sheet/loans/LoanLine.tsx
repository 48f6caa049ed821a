import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Loan } from '@vigie/contract/agents/loans.ts'
import { clockOf, dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../../i18n/ownWords.ts'
import { useExchange } from '../../../../session/store.ts'
import type { AgentWords } from '../../words.ts'

interface LoanLineProps {
  readonly loan: Loan
  readonly words: AgentWords
  /** Each where the reader may do it now. */
  readonly onBack?: () => void
  readonly onRemove?: () => void
  readonly onSign?: () => void
}

/** One thing that was handed out: since when, until when, and whether its agent has said that it has received it. */
export function LoanLine({ loan, words, onBack, onRemove, onSign }: LoanLineProps) {
  const { t } = useTranslation()
  const { timeZone } = useExchange()
  const { name, number, givenOn, returnedOn, signedAt, signedAs } = loan
  const span =
    returnedOn === null
      ? t('agentFile.loan.since', { day: words.day(givenOn) })
      : t('agentFile.loan.span', { from: words.day(givenOn), to: words.day(returnedOn) })
  const at = signedAt === null ? null : localOf(signedAt, timeZone)
  return (
    <Box component="li" sx={styles}>
      <div className="what">
        <strong {...ownWords}>{[name, number].filter(Boolean).join(' · ')}</strong>
        <small>{span}</small>
        {at !== null && (
          <small>{t('agentFile.loan.signed', { name: signedAs ?? '', when: `${words.day(dayOf(at))} ${clockOf(at)}` })}</small>
        )}
        {at === null && returnedOn === null && <small className="due">{t('agentFile.loan.unsigned')}</small>}
      </div>
      {onSign && (
        <Button variant="contained" onClick={onSign} sx={{ minHeight: 44 }}>
          {t('agentFile.loan.sign')}
        </Button>
      )}
      {onRemove && (
        <Button
          size="small"
          color="inherit"
          aria-label={t('agentFile.loan.removeNamed', { name })}
          onClick={onRemove}
          sx={{ minHeight: 44 }}
        >
          {t('agentFile.loan.remove')}
        </Button>
      )}
      {onBack && (
        <Button size="small" aria-label={t('agentFile.loan.backNamed', { name })} onClick={onBack} sx={{ minHeight: 44 }}>
          {t('agentFile.loan.back')}
        </Button>
      )}
    </Box>
  )
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  rowGap: 0.5,
  py: 0.75,
  overflowWrap: 'anywhere',
  '& .what': { flex: '1 1 11rem', minWidth: 0, display: 'grid', gap: 0.25 },
  '& small': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& .due': { color: 'tone.late.ink' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
