import { changeCount, changedLines } from '@vigie/contract/instructions/instructions.lines.rules.ts'
import type { InstructionVersion } from '@vigie/contract/instructions/instructions.ts'
import { useTranslation } from 'react-i18next'
import { ChangedText } from '../../domains/sites/instructions/ChangedText.tsx'
import { Modal } from '../../ui/dialogs/Modal.tsx'

interface CompareWindowProps {
  readonly version: InstructionVersion
  readonly former: InstructionVersion | null
  readonly onClose: () => void
}

/** What a version has changed. */
export function CompareWindow({ version, former, onClose }: CompareWindowProps) {
  const { t } = useTranslation()
  const lines = changedLines(former?.text ?? '', version.text)
  return (
    <Modal
      isOpen
      isWide
      maxWidth="sm"
      onClose={onClose}
      title={t('instructions.compared', { number: version.number, former: former?.number ?? 0 })}
      subtitle={t('instructions.changeCount', { count: changeCount(lines) })}
    >
      <ChangedText lines={lines} />
    </Modal>
  )
}
