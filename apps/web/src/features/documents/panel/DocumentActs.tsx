import IconButton from '@mui/material/IconButton'
import { removeDocument } from '@vigie/contract/documents/documents.filing.ts'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { AdaptiveMenu } from '../../../ui/dialogs/AdaptiveMenu.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useMenuAnchor } from '../../../ui/dialogs/useMenuAnchor.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { DownloadIcon, EditIcon, MoreIcon, TrashIcon, UploadIcon } from '../../../ui/icons.tsx'
import { useDownload } from '../useDownload.ts'
import { askDocumentsAnew } from '../useLiveDocuments.ts'
import { ChangeDocument } from './ChangeDocument.tsx'
import { ReplaceDocument } from './ReplaceDocument.tsx'

/** What a manager does with a document, beside reminding: fetch it, file it anew, change it, take it away. */
export function DocumentActs({ document, onGone }: { document: Document; onGone: () => void }) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const anchor = useMenuAnchor()
  const { download } = useDownload()
  const [open, setOpen] = useState<'change' | 'replace' | 'remove' | null>(null)
  // What was read when the question was asked: another manager may file a new version meanwhile.
  const [seen, setSeen] = useState(document.version)
  const close = () => setOpen(null)
  const remove = async () => {
    try {
      await ask(removeDocument, { id: document.id, version: seen })
      toast('success', t('documents.remove.done'))
      close()
      onGone()
      await askDocumentsAnew()
    } catch (error) {
      toast('error', sentenceOf(error))
    }
  }
  const options = [
    { id: 'download', text: t('documents.acts.download'), icon: DownloadIcon, handler: () => download(document) },
    { id: 'replace', text: t('documents.acts.replace'), icon: UploadIcon, handler: () => setOpen('replace') },
    { id: 'change', text: t('documents.acts.change'), icon: EditIcon, handler: () => setOpen('change') },
    {
      id: 'remove',
      text: t('documents.acts.remove'),
      icon: TrashIcon,
      textTone: 'missing' as const,
      hasDivider: true,
      handler: () => {
        setSeen(document.version)
        setOpen('remove')
      },
    },
  ]
  return (
    <>
      <IconButton aria-label={t('documents.acts.title')} title={t('documents.acts.title')} aria-haspopup="menu" onClick={anchor.open}>
        <MoreIcon />
      </IconButton>
      <AdaptiveMenu anchor={anchor} title={t('documents.acts.title')} options={options} />
      {open === 'change' && <ChangeDocument document={document} onClose={close} />}
      {open === 'replace' && <ReplaceDocument document={document} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'remove'}
        variant="critical"
        title={t('documents.remove.title')}
        confirm={t('documents.remove.confirm')}
        onConfirm={remove}
        onCancel={close}
      >
        {t('documents.remove.text')}
      </ConfirmDialog>
    </>
  )
}
