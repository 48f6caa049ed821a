import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { agentEntities, historyFields, type AgentEntity } from '@vigie/contract/changes/changes.fields.ts'
import { readAgentHistory, type HistoryEntry, type HistoryField } from '@vigie/contract/changes/changes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allPages, usePages } from '../../api/pages.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenInstant } from '../../kit/dates.ts'
import type { Column } from '../../kit/csv.ts'
import { SelectField } from '../../ui/fields/choices/SelectField.tsx'
import { LockIcon } from '../../ui/icons.tsx'
import { ExportButton } from '../../ui/lists/ExportButton.tsx'
import { limit, Pages } from './History.tsx'
import { useEntryWords } from './useEntryWords.ts'

/** Rows that one call of a file asks for. */
const most = 100
type Line = readonly [entry: HistoryEntry, field: HistoryField | undefined]

/** What was changed of an agent and of its parts: all of it, or of one field or one kind of part; and as a file. */
export function AgentHistory({ agentId, name }: { agentId: number; name: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { titleOf, byOf, labelOf, written } = useEntryWords()
  /** `agent city`, `contract`; empty: all. */
  const [chosen, choose] = useState('')
  const [entity, field] = chosen.split(' ') as [AgentEntity | '', string?]
  const input = { agentId, ...(entity && { entity }), ...(field && { field }) }
  const asked = usePages(readAgentHistory, { ...input, limit }, ({ entries }) => entries)
  const fields = Object.keys(historyFields.agent).map((column) => ({ value: `agent ${column}`, label: labelOf('agent', column) }))
  const parts = agentEntities.flatMap((part) => (part === 'agent' ? [] : [{ value: part, label: t(`changes.parts.${part}`) }]))
  const valueOf = (of: HistoryField | undefined, value: string | null | undefined): string => (of && value ? written(of, value) : '')
  const columns: readonly Column<Line>[] = [
    { title: t('changes.columns.at'), of: ([{ changedAt }]) => writtenInstant(changedAt, language) },
    { title: t('changes.columns.what'), of: ([entry]) => titleOf(entry) },
    { title: t('changes.columns.field'), of: ([entry, of]) => (of ? labelOf(entry.entity, of.name) : '') },
    { title: t('changes.columns.from'), of: ([, of]) => valueOf(of, of?.from) },
    { title: t('changes.columns.to'), of: ([, of]) => valueOf(of, of?.to) },
    { title: t('changes.columns.by'), of: ([entry]) => byOf(entry) },
  ]
  const lines = async (): Promise<readonly Line[]> => {
    const entries = await allPages(readAgentHistory, { ...input, limit: most }, (page) => page.entries)
    return entries.flatMap((entry): Line[] => (entry.fields.length === 0 ? [[entry, undefined]] : entry.fields.map((one) => [entry, one])))
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 1, '& > :first-of-type': { flex: '1 1 11rem' } }}>
        <SelectField
          label={t('changes.filter')}
          value={chosen}
          onChange={choose}
          choices={[...parts, ...fields]}
          placeholder={t('changes.all')}
        />
        <Box sx={{ pb: '23px' }}>
          <ExportButton name={[t('changes.title'), name]} columns={columns} rows={lines} />
        </Box>
      </Box>
      <Pages {...asked} isNarrowed={chosen !== ''} />
      <Typography color="textSecondary" sx={{ display: 'flex', gap: 1, alignItems: 'center', fontSize: '0.75rem' }}>
        <LockIcon size={16} />
        {t('changes.locked')}
      </Typography>
    </Box>
  )
}
