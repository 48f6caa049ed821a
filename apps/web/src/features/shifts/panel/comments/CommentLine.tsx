import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { removeComment, type Comment } from '@vigie/contract/comments/comments.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../../api/ask.ts'
import { isKept } from '../../../../api/errors.ts'
import { ownWords } from '../../../../i18n/ownWords.ts'
import { figures } from '../../../../theme/augment.ts'
import { AdaptiveMenu } from '../../../../ui/dialogs/AdaptiveMenu.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx'
import { useMenuAnchor } from '../../../../ui/dialogs/useMenuAnchor.ts'
import { useSentence } from '../../../../ui/feedback/sentences.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { EyeIcon, EyeOffIcon } from '../../../../ui/firstIcons.tsx'
import { EditIcon, MoreIcon, TrashIcon } from '../../../../ui/icons.tsx'
import { useWrittenAt } from '../journal/useWritten.ts'
import { askCommentsAnew } from './invalidate.ts'
import { CommentForm } from './CommentForm.tsx'
import { seenBy } from './seenBy.ts'

/** One comment: who wrote it and when, who sees it, and what may be done with it. */
export function CommentLine({ comment, shift }: { comment: Comment; shift: Shift }) {
  const { t } = useTranslation()
  const { alone } = useWrittenAt(shift)
  const sentenceOf = useSentence()
  const menu = useMenuAnchor()
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const { authorName, createdAt, updatedAt, text } = comment
  const isSeen = comment.isVisibleClient || comment.isVisibleAgent
  const options = t('shifts.comments.options', { author: authorName, time: alone(createdAt) })
  const remove = async () => {
    try {
      await ask(removeComment, { id: comment.id, version: comment.version })
      toast('success', t('shifts.comments.removed'))
    } catch (error) {
      if (isKept(error)) toast('info', sentenceOf(error))
      else toast('error', t('shifts.comments.notRemoved'))
    }
    setOpen(null)
    await askCommentsAnew()
  }
  return (
    <Box component="li" sx={styles}>
      <div className="head">
        <b {...ownWords}>{authorName}</b>
        <span className="when">
          {[alone(createdAt), createdAt !== updatedAt && t('shifts.comments.changed')].filter(Boolean).join(' · ')}
        </span>
        <span className="seen">
          {isSeen ? <EyeIcon size={16} /> : <EyeOffIcon size={16} />}
          {t(`shifts.comments.seen.${seenBy(comment)}`)}
        </span>
        <IconButton
          aria-label={options}
          aria-haspopup="menu"
          onClick={menu.open}
          sx={{ width: { xs: 44, md: 32 }, height: { xs: 44, md: 32 } }}
        >
          <MoreIcon size={18} />
        </IconButton>
      </div>
      {open === 'edit' ? <CommentForm shift={shift} comment={comment} onClose={() => setOpen(null)} /> : <p {...ownWords}>{text}</p>}
      <AdaptiveMenu
        anchor={menu}
        title={options}
        options={[
          { id: 'edit', text: t('shifts.comments.edit'), icon: EditIcon, handler: () => setOpen('edit') },
          { id: 'remove', text: t('shifts.comments.remove'), icon: TrashIcon, textTone: 'missing', handler: () => setOpen('remove') },
        ]}
      />
      <ConfirmDialog
        isOpen={open === 'remove'}
        variant="critical"
        title={t('shifts.comments.removing')}
        confirm={t('shifts.comments.remove')}
        onConfirm={remove}
        onCancel={() => setOpen(null)}
      >
        <span {...ownWords}>{text}</span>
      </ConfirmDialog>
    </Box>
  )
}

const styles = {
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, fontFamily: figures },
  '& .when': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& .seen': { display: 'inline-flex', alignItems: 'center', gap: 0.5, ml: 'auto', color: 'text.secondary', fontSize: '0.8125rem' },
  '& p': { m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
} as const
