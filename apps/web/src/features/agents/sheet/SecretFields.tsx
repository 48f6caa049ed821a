import IconButton from '@mui/material/IconButton'
import { renewAgentCode, type AgentDetails } from '@vigie/contract/agents/agents.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../api/queries.ts'
import { SheetCell } from '../../../records/FieldsCard.tsx'
import { figures } from '../../../theme/augment.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useRefusal } from '../../../ui/feedback/useRefusal.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { EyeIcon, EyeOffIcon } from '../../../ui/firstIcons.tsx'
import { EditIcon, RefreshIcon } from '../../../ui/icons.tsx'
import { NumberForm } from './NumberForm.tsx'
import { useInsuranceNumber } from './useInsuranceNumber.ts'

type Secrets = Pick<AgentDetails, 'id' | 'nationalInsuranceNumber' | 'hasClockingCode' | 'archivedOn'>

/** The masked national insurance number, shown in full on demand, and the way to change it. */
export function InsuranceField({ agent: { id, nationalInsuranceNumber } }: { agent: Secrets }) {
  const { t } = useTranslation()
  const { whole, isBusy, toggle, hide, toggleName } = useInsuranceNumber(id)
  const [isChanging, setChanging] = useState(false)
  const change = `${t('agentFile.number.change')} : ${t('agents.sheet.insurance')}`
  return (
    <SheetCell span={7}>
      <Field
        label={t('agents.sheet.insurance')}
        value={whole ?? nationalInsuranceNumber ?? ''}
        placeholder={t('agents.sheet.insuranceEmpty')}
        readOnly
        hint={whole === null ? undefined : t('agentFile.number.noted')}
        sx={locked}
        endAdornment={
          <>
            {nationalInsuranceNumber && (
              <IconButton size="small" aria-label={toggleName} title={toggleName} loading={isBusy} onClick={toggle}>
                {whole === null ? <EyeIcon size={18} /> : <EyeOffIcon size={18} />}
              </IconButton>
            )}
            <IconButton size="small" edge="end" aria-label={change} title={change} onClick={() => setChanging(true)}>
              <EditIcon size={18} />
            </IconButton>
          </>
        }
      />
      {isChanging && (
        <NumberForm
          agentId={id}
          onClose={() => {
            hide()
            setChanging(false)
          }}
        />
      )}
    </SheetCell>
  )
}

/** The clocking code, masked since only its hash is kept, and its renewal. */
export function CodeField({ agent: { id, hasClockingCode, archivedOn } }: { agent: Secrets }) {
  const { t } = useTranslation()
  const showRefusal = useRefusal()
  const renew = useSend(renewAgentCode)
  const [isAsking, setAsking] = useState(false)
  const send = async () => {
    try {
      const { isSent } = await renew.mutateAsync({ agentId: id })
      if (isSent) toast('success', t('agents.acts.codeByMail'))
      else toast('warning', t('agents.acts.codeUnsent'))
    } catch (error) {
      showRefusal(error)
    }
    setAsking(false)
  }
  return (
    <SheetCell span={5}>
      <Field
        label={t('agents.sheet.code')}
        value={hasClockingCode ? '••••••' : ''}
        placeholder={t('agents.sheet.noCode')}
        readOnly
        sx={locked}
        endAdornment={
          archivedOn === null && (
            <IconButton
              size="small"
              edge="end"
              aria-label={t('agents.acts.code')}
              title={t('agents.acts.code')}
              onClick={() => setAsking(true)}
            >
              <RefreshIcon size={18} />
            </IconButton>
          )
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        variant="warning"
        title={t('agents.acts.codeTitle')}
        confirm={t('agents.acts.codeConfirm')}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      >
        {t('agents.acts.codeText')}
      </ConfirmDialog>
    </SheetCell>
  )
}

/** It is read and not typed in. */
const locked = { bgcolor: 'action.hover', fontFamily: figures } as const
