import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { changeCount, changedLines } from '@vigie/contract/instructions/instructions.lines.rules.ts'
import { listInstructions, publishInstructions, type InstructionVersion } from '@vigie/contract/instructions/instructions.ts'
import { readSite } from '@vigie/contract/sites/sites.sheet.ts'
import type { Site } from '@vigie/contract/sites/sites.ts'
import { useTranslation } from 'react-i18next'
import { invalidate, useSend } from '../../api/queries.ts'
import { ChangedText } from '../../domains/sites/instructions/ChangedText.tsx'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useRefusal } from '../../ui/feedback/useRefusal.ts'

interface PublishWindowProps {
  readonly site: Site
  readonly draft: InstructionVersion
  /** What is published now. */
  readonly former: string
  readonly onClose: () => void
}

/** What the agents will read, before it is published. */
export function PublishWindow({ site, draft, former, onClose }: PublishWindowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const refused = useRefusal()
  const sending = useSend(publishInstructions)
  const lines = changedLines(former, draft.text)
  const publish = async () => {
    try {
      const { toldCount } = await sending.mutateAsync({ siteId: site.id, id: draft.id, version: draft.version })
      toast('success', t('instructions.publish.done', { count: toldCount }))
      onClose()
    } catch (error) {
      refused(error)
    }
    await invalidate(listInstructions, readSite)
  }
  const from = draft.startsOn === null ? null : writtenDay(draft.startsOn, language, 'whole')
  return (
    <Modal
      isOpen
      isWide
      maxWidth="sm"
      onClose={onClose}
      title={t('instructions.publish.title', { number: draft.number })}
      subtitle={t('instructions.changeCount', { count: changeCount(lines) })}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="contained" loading={sending.isPending} onClick={() => void publish()}>
            {t('instructions.publish.act')}
          </Button>
        </>
      }
    >
      <Box sx={{ mb: 1.5, color: 'text.secondary' }}>
        {from === null ? t('instructions.publish.now') : t('instructions.publish.later', { day: from })}
      </Box>
      {draft.text === '' && lines.length === 0 ? t('instructions.empty') : <ChangedText lines={lines} />}
    </Modal>
  )
}
