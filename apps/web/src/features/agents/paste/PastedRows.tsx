import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../../../ui/icons.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { pastedFields, type PastedField } from './table.rules.ts'
import type { usePaste } from './usePaste.ts'

/** The table as it was pasted: above each column the field that it holds, in each cell what can be corrected there. */
export function PastedRows({ pasted }: { pasted: ReturnType<typeof usePaste> }) {
  const { t } = useTranslation()
  const id = useId()
  const { table, lines, problemsOf, nameOfLine, turn, type, leaveOut } = pasted
  const nameOf = (field: PastedField) => t(`agents.create.fields.${field}`)
  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: '12px' }}>
      <Box component="table" sx={tableStyles}>
        <thead>
          <tr>
            {table.columns.map((field, column) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th key={column} scope="col">
                <span>{table.titles[column] || t('firstSteps.paste.column', { number: column + 1 })}</span>
                <select
                  aria-label={t('firstSteps.paste.holds', { title: table.titles[column] || String(column + 1) })}
                  value={field ?? ''}
                  onChange={(event) => turn(column, (event.target.value || null) as PastedField | null)}
                >
                  <option value="">{t('firstSteps.paste.unread')}</option>
                  {pastedFields.map((one) => (
                    <option key={one} value={one}>
                      {nameOf(one)}
                    </option>
                  ))}
                </select>
              </th>
            ))}
            <Box component="th" scope="col" sx={stuck}>
              {t('firstSteps.paste.state')}
            </Box>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ card }, row) => {
            const problems = problemsOf(row)
            const isStopped = Object.keys(problems).length > 0
            const name = nameOfLine(row)
            return (
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={row}>
                {table.columns.map((field, column) => {
                  const problem = field === null ? undefined : problems[field]
                  return (
                    // oxlint-disable-next-line react/no-array-index-key
                    <td key={column} data-wrong={problem !== undefined || undefined} data-unread={field === null || undefined}>
                      <input
                        aria-label={`${field === null ? t('firstSteps.paste.unread') : nameOf(field)}, ${name}`}
                        aria-invalid={problem !== undefined}
                        aria-describedby={problem === undefined ? undefined : `${id}-${row}-${column}`}
                        value={table.rows[row]![column] ?? ''}
                        onChange={(event) => type(row, column, event.target.value)}
                      />
                      {problem !== undefined && <p id={`${id}-${row}-${column}`}>{problem}</p>}
                    </td>
                  )
                })}
                <Box component="td" sx={stuck}>
                  <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 0.5 }}>
                    {isStopped ? (
                      <Tag tone="missing">{t('firstSteps.paste.toCorrect')}</Tag>
                    ) : card?.kind === 'missing' ? (
                      <Tag tone="late">{t('firstSteps.paste.noCard')}</Tag>
                    ) : card ? (
                      <Tag tone="late">
                        {card.days < 0 ? t('firstSteps.paste.cardOver') : t('firstSteps.paste.cardEnds', { count: card.days })}
                      </Tag>
                    ) : (
                      <Tag tone="done">{t('firstSteps.paste.ready')}</Tag>
                    )}
                    <IconButton size="small" aria-label={t('firstSteps.paste.leaveOut', { name })} onClick={() => leaveOut(row)}>
                      <CloseIcon size={16} />
                    </IconButton>
                  </Box>
                </Box>
              </tr>
            )
          })}
        </tbody>
      </Box>
    </Box>
  )
}

/** What is wrong with a line stays in sight however many columns there are. */
const stuck = {
  whiteSpace: 'nowrap',
  position: 'sticky',
  insetInlineEnd: 0,
  bgcolor: 'background.paper',
  borderInlineStart: 1,
  borderInlineStartColor: 'divider',
} as const

const tableStyles = {
  borderCollapse: 'collapse',
  width: 1,
  fontSize: '0.875rem',
  '& th': { textAlign: 'start', p: 1, borderBottom: 1, borderColor: 'divider', verticalAlign: 'bottom', fontWeight: 600 },
  '& th span': { display: 'block', color: 'text.secondary', fontWeight: 400, fontSize: '0.8125rem', whiteSpace: 'nowrap', mb: 0.5 },
  '& th select': {
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: '8px',
    minHeight: 32,
    maxWidth: 132,
  },
  '& td': { p: 0, verticalAlign: 'top', borderTop: 1, borderColor: 'divider', px: 0.5 },
  '& td input': {
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    border: '2px solid transparent',
    borderRadius: '6px',
    p: 0.75,
    width: 1,
    minWidth: 84,
    minHeight: 40,
  },
  '& td[data-wrong] input': { borderColor: 'error.main', bgcolor: 'tone.missing.soft' },
  '& td p': { m: 0, px: 0.75, pb: 0.75, minWidth: 160, fontSize: '0.8125rem', lineHeight: 1.35, color: 'tone.missing.ink' },
  '& td[data-unread] input': { color: 'text.secondary' },
} as const
