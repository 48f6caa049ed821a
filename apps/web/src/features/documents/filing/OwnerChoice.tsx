import Box from '@mui/material/Box'
import type { DocumentOwner } from '@vigie/contract/documents/documents.kinds.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox } from '../../../ui/fields/choices/Combobox.tsx'
import { SelectField } from '../../../ui/fields/choices/SelectField.tsx'
import { useDebounced } from '../../../ui/useDebounced.ts'
import { ownedBy, type FilingSettings } from './filing.rules.ts'
import { useFilingChoices } from './useFilingChoices.ts'

interface OwnerChoiceProps {
  readonly owners: readonly DocumentOwner[]
  readonly settings: FilingSettings
  readonly isMissing: boolean
  readonly onChange: (changes: Partial<FilingSettings>) => void
}

/** Milliseconds after the last letter. */
const pause = 250

/** Whose a document is: the company's, or a client's, a site's, an agent's or a partner's, found by typing. */
export function OwnerChoice({ owners: kinds, settings, isMissing, onChange }: OwnerChoiceProps) {
  const { t } = useTranslation()
  const { owner, ownerId, ownerName } = settings
  const [words, setWords] = useState('')
  const [, type] = useDebounced(words, setWords, pause)
  const found = useFilingChoices(owner, null, words, owner !== 'company')
  const owners = found.data?.owners.map(({ id, name, caption }) => ({ id, label: name, note: caption || undefined })) ?? []
  // The one that is chosen stays one of them, whatever is typed.
  const choices = ownerId === null || owners.some(({ id }) => id === ownerId) ? owners : [{ id: ownerId, label: ownerName }, ...owners]
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: owner === 'company' ? 'minmax(0, 1fr)' : '11rem minmax(0, 1fr)' },
      }}
    >
      <SelectField
        label={t('documents.filing.owner')}
        value={owner}
        onChange={(next) => next && onChange(ownedBy(next as DocumentOwner))}
        choices={kinds.map((one) => ({ value: one, label: t(`documents.owners.${one}`) }))}
        placeholder={t('documents.filing.choose')}
      />
      {owner !== 'company' && (
        <Combobox
          label={t(`documents.filing.which.${owner}`)}
          choices={choices}
          value={ownerId}
          onChange={(id) => onChange(ownedBy(owner, id, choices.find((one) => one.id === id)?.label))}
          placeholder={t('documents.filing.byName')}
          noChoice={t('widgets.choices.none')}
          open={t('widgets.choices.open')}
          clear={t('widgets.choices.clear')}
          isLoading={found.isFetching}
          onType={type}
          problem={isMissing ? t('documents.filing.noOwner') : undefined}
        />
      )}
    </Box>
  )
}
