import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { Combobox } from '../../../ui/fields/choices/Combobox.tsx'
import { DateField } from '../../../ui/fields/dates/DateField.tsx'
import { TrashIcon } from '../../../ui/icons.tsx'
import type { HeldDraft } from './draft.ts'
import { useCatalogue, useQualificationChoices } from '../useChoices.ts'

interface QualificationsFieldProps {
  readonly held: readonly HeldDraft[]
  readonly today: Day
  readonly onChange: (held: readonly HeldDraft[]) => void
  readonly problem?: string | undefined
  readonly hint?: string | undefined
}

/** What an agent has, each with its last day, and what of the catalogue may be added. */
export function QualificationsField({ held, today, onChange, problem, hint }: QualificationsFieldProps) {
  const { t } = useTranslation()
  const catalogue = useCatalogue()
  const choices = useQualificationChoices(useCallback(({ id }: { id: number }) => !held.some((one) => one.id === id), [held]))
  const add = (id: number | null) => {
    const found = catalogue.find((one) => one.id === id)
    if (found) onChange([...held, { id: found.id, kind: found.kind, name: found.name, expiresOn: null }])
  }
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontFamily: figures, fontWeight: 600, fontSize: '0.875rem' }}>
        {t('agents.edit.qualifications')}
      </Box>
      {held.map((one) => (
        <Box key={one.id} role="group" aria-label={one.name} sx={line}>
          <Box className="name">
            {one.name}
            <Box component="small" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
              {t(`agents.kinds.${one.kind}`)}
            </Box>
          </Box>
          <DateField
            label={t('agents.edit.expiresOn')}
            value={one.expiresOn}
            today={today}
            onChange={(expiresOn) => onChange(held.map((other) => (other.id === one.id ? { ...other, expiresOn } : other)))}
          />
          <IconButton
            aria-label={t('agents.edit.remove', { name: one.name })}
            onClick={() => onChange(held.filter(({ id }) => id !== one.id))}
          >
            <TrashIcon />
          </IconButton>
        </Box>
      ))}
      <Combobox
        key={held.length}
        label={t('agents.edit.add')}
        choices={choices}
        value={null}
        onChange={add}
        placeholder={t('agents.edit.choose')}
        noChoice={t('agents.edit.none')}
        open={t('common.list.open')}
        clear={t('common.list.clear')}
        problem={problem}
        {...(hint && { hint })}
      />
    </Box>
  )
}

const line = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 44px', sm: 'minmax(0, 1fr) 12.5rem 44px' },
  borderTop: 1,
  borderColor: 'divider',
  pt: 1.25,
  // The name and the button stand beside the field, below the word above it.
  '& > .name': { minWidth: 0, overflowWrap: 'anywhere', pt: { sm: '30px' } },
  '& > :nth-of-type(2)': { gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } },
  '& > button': { mt: { sm: '26px' } },
} as const
