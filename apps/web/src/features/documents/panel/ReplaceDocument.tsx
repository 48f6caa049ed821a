import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { replaceDocument } from '@vigie/contract/documents/documents.filing.ts'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { acceptedFiles } from '@vigie/contract/files/files.kinds.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { toldOf } from '../../../api/toldOf.ts'
import { useUnsaved } from '../../../session/reach.ts'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { FileField } from '../../../ui/files/FileField.tsx'
import { FileIcon } from '../../../ui/marks/FileIcon.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { askDocumentsAnew } from '../useLiveDocuments.ts'
import { useDocumentWords } from '../words.ts'

const patience = 1_800_000

/** Files a new version: it is read and validated anew, and what was validated stays with its proof. */
export function ReplaceDocument({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const words = useDocumentWords()
  const field = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useUnsaved(file !== null)
  const take = ([chosen]: readonly File[]) => {
    if (chosen) setFile(chosen)
    setProblem(null)
  }
  const send = async () => {
    if (!file) return field.current?.click()
    setShare(0)
    setProblem(null)
    try {
      const { id, version } = document
      const onSent = (sent: number, all: number) => setShare(all === 0 ? 0 : sent / all)
      await ask(replaceDocument, { id, version }, { files: { files: [file] }, timeout: patience, send: toldOf(onSent) })
      toast('success', t('documents.replace.done', { version: version + 1 }))
      onClose()
      await askDocumentsAnew()
    } catch (error) {
      setShare(null)
      setProblem(sentenceOf(error))
    }
  }
  const isBusy = share !== null
  const actions = (
    <>
      <Button variant="outlined" color="inherit" disabled={isBusy} onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <SubmitButton type="button" size="medium" fullWidth={false} isBusy={isBusy} onClick={() => void send()}>
        {file ? t('documents.replace.send', { version: document.version + 1 }) : t('documents.filing.choose')}
      </SubmitButton>
    </>
  )
  return (
    <Modal
      isOpen
      isWide
      maxWidth="sm"
      {...(!isBusy && { onClose })}
      title={t('documents.acts.replace')}
      subtitle={document.name}
      actions={actions}
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Banner tone="run">{t('documents.replace.text', { version: document.version })}</Banner>
        {problem && <Banner tone="missing">{problem}</Banner>}
        {file && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 52 }}>
            <FileIcon name={file.name} size={32} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{file.name}</Box>
              {share === null ? (
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{words.bytes(file.size)}</Box>
              ) : (
                <LinearProgress
                  aria-label={t('documents.uploads.progress', { name: file.name })}
                  variant={share < 1 ? 'determinate' : 'indeterminate'}
                  value={Math.round(share * 100)}
                  sx={{ height: 6, borderRadius: 99, my: 0.75 }}
                />
              )}
            </Box>
            <Button size="small" disabled={isBusy} onClick={() => field.current?.click()}>
              {t('documents.replace.other')}
            </Button>
          </Box>
        )}
      </Box>
      <FileField field={field} label={t('documents.filing.choose')} accept={acceptedFiles} onFiles={take} />
    </Modal>
  )
}
