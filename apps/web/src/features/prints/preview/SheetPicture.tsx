import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { BackIcon, NextIcon } from '../../../ui/icons.tsx'
import { usePrintWords } from '../usePrintWords.ts'
import type { Sheet } from '../sheets.rules.ts'
import { spanOf, type PrintView } from '../view.ts'
import { pages as pagesStyles, paperOf, well } from './preview.styles.ts'
import type { SheetPages } from './useSheetPages.ts'

interface SheetPictureProps {
  readonly view: PrintView
  /** Null while it is not known which. */
  readonly shown: Sheet | null
  readonly pages: SheetPages
  readonly isLarge?: boolean
}

/** The very sheet, drawn by the same template as the file; its place is there before it. */
export function SheetPicture({ view, shown, pages, isLarge = false }: SheetPictureProps) {
  const { t } = useTranslation()
  const words = usePrintWords()
  const { url, error, isComing, pageCount, page } = pages
  if (error && !isComing) return <ErrorState error={error} onRetry={pages.retry} />
  const name = t(`prints.preview.picture.${view.kind}`, { time: words.time(spanOf(view)), name: shown?.name ?? '' })
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      {/* What is larger than its place is scrolled to by keys as well. */}
      <Box sx={well} tabIndex={0} role="region" aria-label={t('prints.preview.title')}>
        <Box sx={paperOf(view.kind === 'signatures', isLarge)} aria-busy={isComing}>
          {url ? (
            <img src={url} alt={pageCount > 1 ? `${name} · ${t('prints.preview.page', { at: page, of: pageCount })}` : name} />
          ) : (
            <Making />
          )}
        </Box>
      </Box>
      {pageCount > 1 && <PageTools pages={pages} />}
    </Box>
  )
}

/** A sheet on its way: its title, its table. Paper is white in the dark too. */
const Making = () => (
  <LoadingPlaceholder sx={{ height: '100%', p: '4%', display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3%' }}>
    <Skeleton variant="rounded" width="34%" height="4%" sx={onPaper} />
    <Skeleton variant="rounded" width="100%" sx={{ ...onPaper, flex: 1 }} />
    <Skeleton variant="rounded" width="60%" height="3%" sx={{ ...onPaper, alignSelf: 'start' }} />
  </LoadingPlaceholder>
)
const onPaper = { bgcolor: 'rgb(15 27 45 / 8%)' } as const

function PageTools({ pages: { page, pageCount, turnPage } }: { pages: SheetPages }) {
  const { t } = useTranslation()
  const step = (by: 1 | -1) => {
    const name = by < 0 ? t('prints.preview.previousPage') : t('prints.preview.nextPage')
    return (
      <IconButton aria-label={name} title={name} disabled={page + by < 1 || page + by > pageCount} onClick={() => turnPage(by)}>
        {by < 0 ? <BackIcon /> : <NextIcon />}
      </IconButton>
    )
  }
  return (
    <Box sx={pagesStyles}>
      {step(-1)}
      {t('prints.preview.page', { at: page, of: pageCount })}
      {step(1)}
    </Box>
  )
}
