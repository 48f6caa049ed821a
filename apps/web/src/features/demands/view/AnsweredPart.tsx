import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { writtenInstant } from '../../../kit/dates.ts'
import { copyText } from '../../../ui/feedback/copyText.ts'
import { Card } from '../../../ui/page/Card.tsx'
import { useDemandWords } from '../words.ts'
import { isSame, keptAnswer } from './useAnswer.ts'

/** The answer that stands, by whom and when; and what was being written here when somebody else gave it. */
export function AnsweredPart({ demand }: { demand: Demand }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useDemandWords()
  const { response, status, handledAt, handledByName } = demand
  const at = handledAt && writtenInstant(handledAt, language)
  const stated = words.status(status)
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Card sx={{ p: 2 }}>
        <Typography variant="h3" sx={{ fontSize: '0.9375rem', mb: 0.5 }}>
          {at
            ? handledByName
              ? t('demands.answered.by', { status: stated, name: handledByName, at })
              : t('demands.answered.at', { status: stated, at })
            : stated}
        </Typography>
        <Box {...ownWords} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: response ? 'text.primary' : 'text.secondary' }}>
          {response || t('demands.answered.noText')}
        </Box>
      </Card>
      <Unsent demand={demand} />
    </Box>
  )
}

/** A text that somebody else's answer has overtaken: it is not lost before its author says so. */
function Unsent({ demand: { id, response: standing } }: { demand: Demand }) {
  const { t } = useTranslation()
  const [kept, setKept] = useState(() => keptAnswer(id).read())
  // It is the answer that stands: it was sent, and only what the server said to it was lost.
  const wasSent = kept !== undefined && isSame(kept.draft, { response: standing })
  useEffect(() => {
    if (wasSent) keptAnswer(id).keep({ ...kept, from: kept.draft })
  }, [wasSent, kept, id])
  if (!kept || wasSent) return null
  const { response } = kept.draft
  const forget = () => {
    keptAnswer(id).keep({ ...kept, from: kept.draft })
    setKept(undefined)
  }
  const copy = () => void copyText(response, { done: t('demands.answer.copied'), failed: t('demands.answer.notCopied') })
  return (
    <Card sx={{ p: 2, borderStyle: 'dashed' }}>
      <Typography variant="h3" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {t('demands.answer.unsent')}
      </Typography>
      <Box {...ownWords} sx={{ my: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {response}
      </Box>
      <Button size="small" onClick={copy}>
        {t('demands.answer.copy')}
      </Button>
      <Button size="small" color="inherit" onClick={forget}>
        {t('demands.answer.forget')}
      </Button>
    </Card>
  )
}
