import { listLoans, signLoan, type Loan } from '@vigie/contract/agents/loans.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../../api/ask.ts'
import { invalidate } from '../../../../api/queries.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Field } from '../../../../ui/fields/Field.tsx'
import { useRefusal } from '../../../../ui/feedback/useRefusal.ts'

/** An agent says under its name that it has received something: once, and it stays. */
export function SignLoan({ loan, name, onClose }: { loan: Loan; name: string; onClose: () => void }) {
  const { t } = useTranslation()
  const refused = useRefusal()
  const [signedAs, setName] = useState(name)
  const [isTried, setTried] = useState(false)
  const isMissing = signedAs.trim() === ''
  const send = async () => {
    setTried(true)
    if (isMissing) return
    try {
      await ask(signLoan, { id: loan.id, signedAs: signedAs.trim() })
      toast('success', t('agentFile.loan.isSigned'))
    } catch (error) {
      refused(error)
    }
    await invalidate(listLoans)
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('agentFile.loan.signTitle', { name: [loan.name, loan.number].filter(Boolean).join(' · ') })}
      confirm={t('agentFile.loan.signConfirm')}
      onConfirm={send}
      onCancel={onClose}
    >
      {t('agentFile.loan.signText')}
      <Field
        label={t('agentFile.loan.signName')}
        value={signedAs}
        maxLength={120}
        autoComplete="name"
        onChange={(event) => setName(event.target.value)}
        problem={isTried && isMissing ? t('problems.required') : undefined}
      />
    </ConfirmDialog>
  )
}
