import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { changeCount, changedLines } from '@vigie/contract/instructions/instructions.lines.rules.ts'
import type { OwnInstructions } from '@vigie/contract/instructions/instructions.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangedText } from '../../domains/sites/instructions/ChangedText.tsx'
import { markRead } from '../../domains/sites/instructions/markRead.ts'
import { useOwnInstructions } from '../../domains/sites/instructions/useOwnInstructions.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { ownWords } from '../../i18n/ownWords.ts'
import { writtenInstant } from '../../kit/dates.ts'
import { SheetCard } from '../../records/SheetCard.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/StatePage.tsx'
import { LoadingPlaceholder } from '../../ui/feedback/LoadingPlaceholder.tsx'
import { Card } from '../../ui/page/Card.tsx'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { useVersionDays } from './useVersionDays.ts'

/** The instructions of a site as its agent reads them: those that hold, those that come, and what changes. That it opened them is kept. */
export function OwnInstructionsPage({ siteId }: { siteId: number | null }) {
  const { t } = useTranslation()
  const { data, isError, error, refetch } = useOwnInstructions(siteId)
  useReading(siteId, data?.current ?? null)
  useReading(siteId, data?.next ?? null)
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: '46rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={t('instructions.title')} text={data?.siteName ?? '\u00a0'} />
      {data ? (
        <>
          {data.current && <Version version={data.current} timeZone={data.timeZone} isComing={false} />}
          {data.next && <Version version={data.next} timeZone={data.timeZone} isComing />}
          {!data.current && !data.next && (
            <Card sx={{ py: 4 }}>
              <EmptyState title={t('instructions.own.none')} text={t('instructions.own.noneText')} />
            </Card>
          )}
        </>
      ) : isError || siteId === null ? (
        <Card sx={{ py: 4 }}>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <LoadingPlaceholder>
          <Skeleton variant="rounded" height={260} />
        </LoadingPlaceholder>
      )}
    </Box>
  )
}

/** Keeps that the agent has opened a version. */
function useReading(siteId: number | null, version: OwnInstructions | null) {
  const id = version && version.readAt === null ? version.id : null
  useEffect(() => {
    if (siteId !== null && id !== null) markRead(siteId, id)
  }, [siteId, id])
}

interface VersionProps {
  readonly version: OwnInstructions
  readonly timeZone: string
  readonly isComing: boolean
}

function Version({ version: { text, formerText, startsAt, readAt }, timeZone, isComing }: VersionProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { brief } = useVersionDays(timeZone)
  // What was new when the page was opened stays shown, though it has been read by then.
  const [isCompared, setCompared] = useState(readAt === null)
  const lines = formerText === null ? [] : changedLines(formerText, text)
  const changes = changeCount(lines)
  return (
    <SheetCard title={t(isComing ? 'instructions.own.from' : 'instructions.own.since', { day: brief(startsAt) })}>
      {changes > 0 && (
        <Button size="small" onClick={() => setCompared(!isCompared)} sx={{ minHeight: 44, ml: -0.75, mb: 0.5 }}>
          {isCompared ? t('instructions.own.whole') : t('instructions.own.changes', { count: changes })}
        </Button>
      )}
      {isCompared && changes > 0 ? (
        <ChangedText lines={lines} />
      ) : (
        <Box {...ownWords} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontSize: '1rem', lineHeight: 1.6 }}>
          {text || t('instructions.empty')}
        </Box>
      )}
      <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.8125rem', minHeight: '1.5em' }}>
        {readAt !== null && t('instructions.own.readAt', { at: writtenInstant(readAt, language) })}
      </Box>
    </SheetCard>
  )
}
