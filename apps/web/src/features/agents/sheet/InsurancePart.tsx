import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { readAgent } from '@vigie/contract/agents/agents.ts'
import { changeNumber, revealNumber } from '@vigie/contract/agents/agents.number.ts'
import { textField } from '@vigie/contract/kit/fields.ts'
import { readAgentHistory } from '@vigie/contract/changes/changes.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { RecordForm } from '../../../records/RecordForm.tsx'
import { useRecordForm } from '../../../records/useRecordForm.ts'
import { figures } from '../../../theme/augment.ts'
import { EyeIcon, EyeOffIcon } from '../../../ui/icons.tsx'
import { Part, Quiet } from './Part.tsx'
import { useRefusal } from '../../../ui/feedback/useRefusal.ts'

interface InsurancePartProps {
  /** Masked; empty: none is known. */
  readonly number: string | null
  /** Whose it is, for who may see and change it. */
  readonly editedId: number | null
  readonly aside?: ReactNode
}

/** The masked national insurance number, with a button that shows it in full; each viewing is logged in the history. */
export function InsurancePart({ number, editedId, aside }: InsurancePartProps) {
  const { t } = useTranslation()
  const refused = useRefusal()
  const [whole, setWhole] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isChanging, setChanging] = useState(false)
  if (!number && !aside && editedId === null) return null
  const change = editedId !== null && (
    <Button
      size="small"
      aria-label={`${t('agentFile.number.change')} : ${t('agents.sheet.insurance')}`}
      onClick={() => setChanging(true)}
      sx={{ minHeight: 44, my: -1, mr: -1 }}
    >
      {t('agentFile.number.change')}
    </Button>
  )
  const toggle = async () => {
    if (whole !== null || editedId === null) return setWhole(null)
    setBusy(true)
    try {
      setWhole((await ask(revealNumber, { agentId: editedId })).nationalInsuranceNumber)
      void invalidate(readAgentHistory)
    } catch (error) {
      refused(error)
    }
    setBusy(false)
  }
  const name = t(whole === null ? 'agents.sheet.showInsurance' : 'agents.sheet.hideInsurance')
  return (
    <Part title={t('agents.sheet.insurance')} aside={aside ?? change}>
      {number ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
          <Box component="span" sx={{ flex: 1, minWidth: 0, fontFamily: figures, overflowWrap: 'anywhere' }}>
            {whole ?? number}
          </Box>
          {editedId !== null && (
            <IconButton aria-label={name} title={name} loading={isBusy} onClick={() => void toggle()} sx={{ width: 44, height: 44 }}>
              {whole === null ? <EyeIcon /> : <EyeOffIcon />}
            </IconButton>
          )}
        </Box>
      ) : (
        <Quiet>{t('agents.sheet.noInsurance')}</Quiet>
      )}
      {whole !== null && <Quiet>{t('agentFile.number.noted')}</Quiet>}
      {isChanging && editedId !== null && (
        <NumberForm
          agentId={editedId}
          onClose={() => {
            setWhole(null)
            setChanging(false)
          }}
        />
      )}
    </Part>
  )
}

const numberFields = { nationalInsuranceNumber: textField('national_insurance_number', 30) } as const

/** The field begins empty: a new number replaces the stored one. */
function NumberForm({ agentId, onClose }: { agentId: number; onClose: () => void }) {
  const form = useRecordForm({
    name: 'agentFile.number',
    fields: numberFields,
    values: { nationalInsuranceNumber: '' },
    version: null,
    send: ({ nationalInsuranceNumber }) => ask(changeNumber, { agentId, nationalInsuranceNumber }),
    refresh: () => invalidate(readAgent),
    onDone: onClose,
  })
  return <RecordForm form={form} onClose={onClose} />
}
