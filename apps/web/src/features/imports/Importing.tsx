import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { ActBar } from './ActBar.tsx'
import { ColumnMap } from './columns/ColumnMap.tsx'
import { CountingCard } from './counting/CountingCard.tsx'
import { CountsFrom } from './CountsFrom.tsx'
import { ChosenFiles } from './ChosenFiles.tsx'
import { Done, type NextAddresses } from './Done.tsx'
import { DropZone } from './DropZone.tsx'
import { mostFiles, mostMegabytes } from './files.ts'
import { LastImport } from './LastImport.tsx'
import { Models } from './Models.tsx'
import { Progress } from './Progress.tsx'
import { RowsExport } from './RowsExport.tsx'
import { Result } from './result/Result.tsx'
import { useImport } from './useImport.ts'

/** Files in, what they would do, and then done: all or nothing. */
export function Importing({ addresses }: { addresses: NextAddresses }) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const all = useImport()
  const { phase, files, outcome, error, isUnsure, left, progress, isBusy } = all
  const button = useRef<HTMLButtonElement>(null)
  const former = useRef(phase)
  // Whoever has taken all files away, or goes on to others, stands before the choice again.
  useEffect(() => {
    if (phase === 'choosing' && former.current !== 'choosing') button.current?.focus()
    former.current = phase
  }, [phase])
  if (phase === 'done' && outcome) return <Done outcome={outcome} addresses={addresses} onMore={all.clear} />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!isBusy && (outcome === undefined || all.wasLeft) && <LastImport />}
      <DropZone isSmall={files.length > 0} isBusy={isBusy} button={button} onFiles={all.add} />
      {left.tooLarge.map((name) => (
        <Banner key={name} tone="late">
          {t('imports.drop.tooLarge', { name, size: mostMegabytes })}
        </Banner>
      ))}
      {left.isTooMany && <Banner tone="late">{t('imports.drop.tooMany', { count: mostFiles })}</Banner>}
      {files.length > 0 && <ChosenFiles files={files} outcome={outcome} isReading={isBusy} isBusy={isBusy} onRemove={all.remove} />}
      {isBusy && <Progress progress={progress} />}
      {error !== null && (
        <Banner
          tone="missing"
          action={
            <Button variant="outlined" color="inherit" onClick={all.check}>
              {t('imports.again')}
            </Button>
          }
        >
          {t(isUnsure ? 'imports.unsure' : 'imports.failed', { reason: sentenceOf(error) })}
        </Banner>
      )}
      {outcome && phase === 'shown' && outcome.meanwhileCount > 0 && (
        <Banner tone="late">{t('imports.result.meanwhile', { count: outcome.meanwhileCount })}</Banner>
      )}
      {outcome && phase === 'shown' && <ColumnMap {...all} />}
      {outcome && phase === 'shown' && all.asksFrom && outcome.refusedCount === 0 && <CountsFrom {...all} />}
      {phase === 'choosing' && <Models />}
      {phase === 'choosing' && <RowsExport />}
      {phase === 'choosing' && <CountingCard />}
      {outcome && phase === 'shown' && <Result key={outcome.digest} outcome={outcome} />}
      {phase === 'shown' && <ActBar {...all} />}
    </Box>
  )
}
