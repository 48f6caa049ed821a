import Button from '@mui/material/Button'
import type { Contract } from '@vigie/contract/agents/contracts.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { SelectField } from '../../../ui/fields/choices/SelectField.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { filesIn, textIn, type DemandDraft, type HeldSheet } from './draft.rules.ts'
import { FilesField } from './FilesField.tsx'
import { FormFields } from './FormFields.tsx'
import { useDemandForm } from './useDemandForm.ts'

interface MakeFormProps {
  readonly type: DemandTypeForm
  readonly start: DemandDraft
  readonly sheet: HeldSheet | undefined
  readonly number: string
  readonly about: string
  readonly contracts: readonly Contract[]
  readonly closed: { readonly ids: ReadonlySet<number>; readonly sentence: string }
  readonly onClose: () => void
  readonly onAway: (() => void) | undefined
}

/** A demand as it is filled in; leaving it with something typed is asked about. */
export function MakeForm({ type, start: begun, sheet, number, about, contracts, closed, onClose, onAway }: MakeFormProps) {
  const { t } = useTranslation()
  const [start] = useState(begun)
  const { share, forget, ...form } = useDemandForm({ type, start, sheet, about, closed, onDone: onClose })
  const close = () => {
    forget()
    onClose()
  }
  const contractId = textIn(form.draft, 'contractId')
  const problem = form.problemOf('contractId')
  return (
    // It is kept for whoever goes back in the browser; its own way out is asked about all the same.
    <FormModal form={{ ...form, isKept: false }} title={type.name} submit={t('demands.own.form.send')} onClose={close}>
      <FormFields
        type={type}
        form={form}
        held={number}
        before={
          (contracts.length > 1 || problem) && (
            <ContractField
              contracts={contracts}
              value={contractId}
              // Who changes the contract is told at once whether it is a closed one.
              problem={problem ?? (closed.ids.has(Number(contractId)) ? closed.sentence : undefined)}
              onChange={(id) => form.change({ contractId: id })}
            />
          )
        }
        otherWay={
          onAway && (
            <Button onClick={onAway} sx={{ justifySelf: 'start', minHeight: 44 }}>
              {t('demands.own.form.away')}
            </Button>
          )
        }
        files={
          type.files !== 'none' && (
            <FilesField
              need={type.files}
              files={filesIn(form.draft)}
              onChange={(files) => form.change({ files })}
              problem={form.problemOf('files')}
              isBusy={form.isBusy}
              share={share}
            />
          )
        }
      />
    </FormModal>
  )
}

interface ContractFieldProps {
  readonly contracts: readonly Contract[]
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (id: string) => void
}

function ContractField({ contracts, value, problem, onChange }: ContractFieldProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = ({ typeName: type, monthlyHoursHundredths: hours, startsOn }: Contract) => {
    const day = writtenDay(startsOn, language, 'long')
    if (hours === null) return t('demands.own.form.contractOf', { type, day })
    return t('demands.own.form.contractHours', { type, hours: (hours / 100).toLocaleString(language), day })
  }
  return (
    <SelectField
      label={t('demands.own.form.contract')}
      value={value}
      choices={contracts.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
      placeholder={t('demands.own.form.choose')}
      problem={problem}
      onChange={onChange}
    />
  )
}
