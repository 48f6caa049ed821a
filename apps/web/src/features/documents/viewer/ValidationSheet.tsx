import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import ButtonBase from '@mui/material/ButtonBase'
import { countPages, validationBar, type PageRange, type Reading } from '@vigie/contract/documents/documents.rules.ts'
import { validateDocument, viewDocument, type Document } from '@vigie/contract/documents/documents.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { isKept, isRefused } from '../../../api/errors.ts'
import { useSend } from '../../../api/queries.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { figures } from '../../../theme/augment.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { DoneIcon, InfoIcon } from '../../../ui/firstIcons.tsx'
import { askDocumentsAnew } from '../useLiveDocuments.ts'
import { useDocumentWords } from '../words.ts'
import { linkLook } from '../../../ui/links/linkLook.ts'

interface ValidationSheetProps {
  readonly document: Document
  /** Where the reader stands, with the pages that were just shown. */
  readonly reading: Reading
  /** Pages to be shown before it opens. */
  readonly missing: readonly PageRange[]
  /** The file did not come, or a page of it cannot be drawn. */
  readonly hasFailed: boolean
  /** Shows a page, from 1 on. */
  readonly onPage: (page: number) => void
}

/** The reader validates what it has viewed, once: a tick beside the sentence, then the button. Until then it says what is missing. */
export function ValidationSheet({ document, reading, missing, hasFailed, onPage }: ValidationSheetProps) {
  const { t } = useTranslation()
  const words = useDocumentWords()
  const sentenceOf = useSentence()
  const [ticked, setTicked] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const sending = useSend(validateDocument)
  const bar = validationBar(reading)
  // Who has ticked a sentence has not ticked the next one.
  const sentence = document.validationText ?? t('documents.validation.usual')
  const isTicked = ticked === sentence
  if (bar === 'not_asked') return null
  if (document.validatedAt !== null) {
    return (
      <Box sx={done}>
        <DoneIcon />
        <span>{t('documents.validation.done', { when: words.instant(document.validatedAt) })}</span>
      </Box>
    )
  }
  const validate = async () => {
    const { id, version, page } = document
    setBusy(true)
    try {
      // What was just read is told first, should it still be on its way.
      if (reading.page > page) await ask(viewDocument, { id, version, firstPage: page + 1, page: reading.page })
      await sending.mutateAsync({ id, version, isConfirmed: true, validationText: sentence })
      toast('success', t('documents.validation.toast'))
      await askDocumentsAnew()
    } catch (error) {
      // What another has changed meanwhile is shown; why it was refused stays said.
      if (isKept(error)) toast('info', sentenceOf(error))
      if (isRefused(error)) await askDocumentsAnew()
    }
    setBusy(false)
  }
  const isOpen = bar === null && missing.length === 0 && !hasFailed
  const [next] = missing
  const isToLeaf = !hasFailed && next !== undefined && document.wantsWhole && document.pages !== null && document.viewedAt !== null
  return (
    <Box
      component="section"
      aria-label={t('documents.validation.title')}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {/* It is always there: what is read above it stays where it is. */}
      <LiveRegion sx={note}>
        <InfoIcon style={{ flex: 'none' }} />
        {isToLeaf ? (
          <ButtonBase onClick={() => onPage(next[0])} sx={toPage}>
            {t('documents.validation.left', { count: countPages(missing), pages: words.pages(missing) })}
          </ButtonBase>
        ) : hasFailed ? (
          <span>
            {t('documents.viewer.failed')}
            <br />
            {t('documents.viewer.failedText')}
          </span>
        ) : (
          t(isOpen ? 'documents.validation.ready' : 'documents.validation.unviewed')
        )}
      </LiveRegion>
      {sending.isError && !isKept(sending.error) && (
        <Banner tone="missing">
          <b>{t('documents.notMarked', { field: 'validated_at' })}</b>
          <br />
          {sentenceOf(sending.error)}
        </Banner>
      )}
      <Box component="label" sx={[tick, !isOpen && { color: 'text.secondary', cursor: 'default' }]}>
        <Checkbox checked={isTicked && isOpen} disabled={!isOpen || isBusy} onChange={(_, next) => setTicked(next ? sentence : null)} />
        <span {...(document.validationText !== null && ownWords)}>{sentence}</span>
      </Box>
      <Button
        variant="contained"
        size="large"
        disabled={!isOpen || !isTicked || isBusy}
        aria-busy={isBusy}
        onClick={() => void validate()}
        sx={{ minHeight: 52 }}
      >
        {isBusy && <Spinner />}
        <span style={{ opacity: isBusy ? 0 : 1 }}>{t('documents.validation.act')}</span>
      </Button>
      <Box sx={{ color: 'text.secondary', fontSize: '0.75rem', textAlign: 'center' }}>{t('documents.validation.kept')}</Box>
    </Box>
  )
}

const note = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  color: 'tone.run.ink',
  fontFamily: figures,
  fontSize: '0.875rem',
  fontWeight: 600,
} as const
/** It leads to the first page that is missing; a finger's height, without moving what stands below. */
const toPage = { ...linkLook, font: 'inherit', textAlign: 'start', py: 1.5, my: -1.5 } as const
const tick = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 56,
  px: 1,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
} as const
const done = { display: 'flex', alignItems: 'center', gap: 1, color: 'tone.done.ink', fontWeight: 600 } as const
