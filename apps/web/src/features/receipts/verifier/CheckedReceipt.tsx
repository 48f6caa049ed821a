import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Receipt } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import { useTranslation } from 'react-i18next'
import { forcedColours, forcedEdge } from '../../../theme/forced.ts'
import type { Tone } from '../../../theme/palette.ts'
import { DoneIcon, ErrorIcon, InfoIcon, WarningIcon, type Icon } from '../../../ui/firstIcons.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { useArrival } from '../../../ui/page/useArrival.ts'
import { ReceiptFacts } from './ReceiptFacts.tsx'
import { useReceiptCheck } from './useReceiptCheck.ts'
import { verdictOf, type Findings, type Verdict } from './verdict.rules.ts'

const looks: Readonly<Record<Verdict, readonly [Tone, Icon]>> = {
  genuine: ['done', DoneIcon],
  signed: ['late', WarningIcon],
  contradicted: ['missing', ErrorIcon],
  forged: ['missing', ErrorIcon],
  foreign: ['missing', ErrorIcon],
  unknown: ['wait', InfoIcon],
}
/** Whose signature is genuine. */
const isProof = (verdict: Verdict): boolean => verdict === 'genuine' || verdict === 'signed' || verdict === 'contradicted'

interface CheckedReceiptProps {
  readonly receipt: Receipt
  readonly text: string
  readonly onAnother: () => void
}

/** What came of a receipt: the answer first, then what was checked, what it says, what it proves and what it does not. */
export function CheckedReceipt({ receipt, text, onAnother }: CheckedReceiptProps) {
  const { t } = useTranslation()
  const { findings, retry } = useReceiptCheck(receipt, text)
  if (!findings) return <Checking />
  const verdict = verdictOf(findings)
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Head verdict={verdict} />
      {(verdict === 'signed' || verdict === 'unknown') && (
        <Button variant="contained" size="large" onClick={retry}>
          {t('receipts.verifier.again')}
        </Button>
      )}
      {verdict !== 'foreign' && <Checks findings={findings} />}
      <ReceiptFacts said={receipt.said} isProven={isProof(verdict)} />
      {isProof(verdict) && (
        <>
          <Points title={t('receipts.verifier.proves.title')} icon={CheckIcon} tone="done">
            {[t('receipts.verifier.proves.signed'), t('receipts.verifier.proves.recorded')]}
          </Points>
          <Points title={t('receipts.verifier.not.title')} icon={InfoIcon} tone="wait">
            {[
              t('receipts.verifier.not.who'),
              t('receipts.verifier.not.there'),
              t('receipts.verifier.not.counts'),
              t('receipts.verifier.not.key'),
            ]}
          </Points>
        </>
      )}
      <Button variant="outlined" color="inherit" size="large" onClick={onAnother}>
        {t('receipts.verifier.another')}
      </Button>
    </Box>
  )
}

function Head({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation()
  const arrival = useArrival()
  const [tone, HeadIcon] = looks[verdict]
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 1.5,
        rowGap: 1,
        p: 2,
        borderRadius: '12px',
        color: `tone.${tone}.ink`,
        bgcolor: `tone.${tone}.soft`,
        [forcedColours]: forcedEdge,
      }}
    >
      <HeadIcon size={32} />
      <Typography ref={arrival} tabIndex={-1} variant="h1" sx={{ alignSelf: 'center', outline: 'none' }}>
        {t(`receipts.verifier.verdicts.${verdict}.title`)}
      </Typography>
      <Typography sx={{ gridColumn: '1 / -1', textWrap: 'pretty' }}>{t(`receipts.verifier.verdicts.${verdict}.text`)}</Typography>
    </Box>
  )
}

function Checks({ findings: { signature, journal, isCovered } }: { findings: Findings }) {
  const { t } = useTranslation()
  const line = (isGood: boolean | null, words: string) => (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      {isGood ? (
        <Box component={CheckIcon} size={20} sx={mark('done')} />
      ) : (
        <Box component={isGood === null ? InfoIcon : ErrorIcon} size={20} sx={mark(isGood === null ? 'wait' : 'missing')} />
      )}
      <span>{words}</span>
    </Box>
  )
  return (
    <Box component="section" aria-label={t('receipts.verifier.checks.title')}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('receipts.verifier.checks.title')}
      </Typography>
      <Box component="ul" sx={list}>
        {signature !== 'stranger' && line(signature, t(`receipts.verifier.checks.signature.${signature}`))}
        {line(journal === 'unasked' ? null : journal === 'same', t(`receipts.verifier.checks.journal.${journal}`))}
        {journal === 'same' && line(isCovered || null, t(`receipts.verifier.checks.cover.${isCovered}`))}
      </Box>
    </Box>
  )
}

function Points({ title, icon, tone, children }: { title: string; icon: Icon; tone: Tone; children: readonly string[] }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={list}>
        {children.map((words) => (
          <Box component="li" key={words} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
            <Box component={icon} size={20} sx={mark(tone)} />
            <span>{words}</span>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** The answer's own size, while it is on its way. */
function Checking() {
  const { t } = useTranslation()
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2.5 }}>
      <Typography variant="h1">{t('receipts.verifier.checking')}</Typography>
      <Box sx={{ height: 120, borderRadius: '12px', bgcolor: 'action.hover' }} />
      <Box sx={{ height: 220, borderRadius: '12px', bgcolor: 'action.hover' }} />
    </Box>
  )
}

const list = { display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', fontSize: '0.9375rem' } as const
const mark = (tone: Tone) => ({ flex: 'none', mt: '1px', color: `tone.${tone}.ink` }) as const
