import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { RowsSkeleton } from '../../../ui/lists/skeletons.tsx'
import { ReadBar } from '../ReadBar.tsx'
import { sharesOf, standing } from '../states.rules.ts'
import { ReaderLine } from './ReaderLine.tsx'
import type { useReaders } from './useReaders.ts'

interface ReadersPartProps extends ReturnType<typeof useReaders> {
  readonly document: Document
  /** Of the version that stands the counts are known beforehand. */
  readonly isCurrent: boolean
}

/** Readers that show before the rest is asked for: those who have not read come first. */
const few = 6

/** The proof of reading: how many, in words and as a bar, then who. */
export function ReadersPart({ document, isCurrent, query, readers }: ReadersPartProps) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const [isWhole, setWhole] = useState(false)
  const all = standing(document)
  const shown = isWhole ? readers : readers.slice(0, few)
  const left = (isCurrent ? (all?.readers ?? readers.length) : readers.length) - shown.length
  const goOn = () => {
    setWhole(true)
    if (isWhole && query.hasNextPage) void query.fetchNextPage()
  }
  return (
    <Box
      component="section"
      aria-label={t('documents.readers.title')}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h3">{t('documents.readers.title')}</Typography>
        {isCurrent && all && all.readers > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('documents.read.of', { count: all.viewed, all: all.readers })}
          </Typography>
        )}
      </Box>
      {isCurrent && (
        <>
          <ReadBar document={document} height={8} />
          <Legend document={document} />
        </>
      )}
      {query.isPending ? (
        <RowsSkeleton rows={4} height={48} />
      ) : query.isError && readers.length === 0 ? (
        <Banner tone="missing">{sentenceOf(query.error)}</Banner>
      ) : readers.length === 0 ? (
        <Typography color="textSecondary">{t('documents.readers.nobody')}</Typography>
      ) : (
        <>
          <Box component="ul" aria-label={t('documents.readers.list')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {shown.map((reader) => (
              <ReaderLine key={reader.id} reader={reader} />
            ))}
          </Box>
          {(left > 0 || query.hasNextPage) && (
            <Button onClick={goOn} disabled={query.isFetchingNextPage} sx={{ justifySelf: 'start', ml: -1 }}>
              {t('documents.readers.more', { count: Math.max(left, 1) })}
            </Button>
          )}
        </>
      )}
    </Box>
  )
}

/** What each colour of the bar says, with how many. */
function Legend({ document }: { document: Document }) {
  const { t } = useTranslation()
  const shares = sharesOf(document)
  const all = standing(document)
  if (!shares || !all) return null
  const isAsked = all.asked > 0
  const lines = [
    shares.validated > 0 && (['done', t('documents.readers.legend.validated', { count: shares.validated })] as const),
    shares.viewed > 0 &&
      ([
        isAsked || shares.unopened > 0 ? 'run' : 'done',
        t(isAsked ? 'documents.readers.legend.viewed' : 'documents.readers.legend.read', { count: shares.viewed }),
      ] as const),
    shares.unopened > 0 && (['wait', t('documents.readers.legend.unopened', { count: shares.unopened })] as const),
  ]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, color: 'text.secondary', fontSize: '0.8125rem' }}>
      {lines.map(
        (line) =>
          line && (
            <Box
              key={line[1]}
              component="span"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.75,
                '&::before': { content: '""', width: 8, height: 8, borderRadius: '3px', bgcolor: `tone.${line[0]}.mark` },
              }}
            >
              {line[1]}
            </Box>
          ),
      )}
    </Box>
  )
}
