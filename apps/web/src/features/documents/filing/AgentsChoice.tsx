import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChipsField } from '../../../ui/fields/choices/ChipsField.tsx'
import { useDebounced } from '../../../ui/useDebounced.ts'
import type { FilingSettings } from './filing.rules.ts'
import { useFilingChoices } from './useFilingChoices.ts'

interface AgentsChoiceProps {
  readonly settings: FilingSettings
  readonly isMissing: boolean
  readonly onChange: (changes: Partial<FilingSettings>) => void
}

const pause = 250

/** All agents of the owner, with those who come later, or some of them. */
export function AgentsChoice({ settings: { owner, ownerId, agents }, isMissing, onChange }: AgentsChoiceProps) {
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const [, type] = useDebounced(words, setWords, pause)
  const found = useFilingChoices(owner, ownerId, words)
  const chosen = agents ?? []
  const offered = [...chosen, ...(found.data?.agents ?? []).filter(({ id }) => !chosen.some((one) => one.id === id))]
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', pl: 3.75, pb: 1 }}>
      <RadioGroup
        aria-label={t('documents.filing.whichAgents')}
        value={agents === null ? 'all' : 'some'}
        onChange={(_, value) => onChange({ agents: value === 'all' ? null : [] })}
      >
        <FormControlLabel value="all" control={<Radio />} label={t('documents.filing.allAgents')} />
        <FormControlLabel value="some" control={<Radio />} label={t('documents.filing.someAgents')} />
      </RadioGroup>
      {agents !== null && (
        <ChipsField
          label={t('documents.filing.agents')}
          choices={offered.map(({ id, name, caption }) => ({ id, label: name, note: caption || undefined }))}
          value={chosen.map(({ id }) => id)}
          onChange={(ids) => onChange({ agents: offered.filter(({ id }) => ids.includes(id)) })}
          placeholder={t('documents.filing.byName')}
          isLoading={found.isFetching}
          onType={type}
          problem={isMissing ? t('documents.filing.noAgents') : undefined}
        />
      )}
    </Box>
  )
}
