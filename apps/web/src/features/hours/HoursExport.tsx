import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { listHours, type MonthHours } from '@vigie/contract/hours/hours.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allPages } from '../../api/pages.ts'
import { csvOf, fileNameOf, hoursOf } from '../../kit/csv.ts'
import { downloadBlob, downloadCsv } from '../../kit/download.ts'
import type { HoursView } from '../../routing/addresses/hours.ts'
import { AdaptiveMenu } from '../../ui/dialogs/AdaptiveMenu.tsx'
import { useMenuAnchor } from '../../ui/dialogs/useMenuAnchor.ts'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { DocumentIcon, DownIcon, DownloadIcon } from '../../ui/icons.tsx'
import { hoursColumns } from './exported.rules.ts'
import { questionOf } from './useHours.ts'

/** Agents of one answer: a company of thousands comes in few. */
const limit = 1000

/** The hours as they are narrowed and sorted, as a file for payroll or a workbook with totals. */
export function HoursExport({ view, hours }: { view: HoursView; hours: MonthHours | undefined }) {
  const { t } = useTranslation()
  const sentence = useSentence()
  const anchor = useMenuAnchor()
  const [isBusy, setBusy] = useState(false)
  const columns = hoursColumns(
    (name) => t(`hours.columns.${name}`),
    (name) => (name === 'number' ? t('agents.columns.number') : t(`hours.export.${name}`)),
  )
  const save = async (kind: 'csv' | 'xlsx') => {
    setBusy(true)
    try {
      const agents = await allPages(listHours, { ...questionOf(view), limit }, (page) => page.agents)
      const name = fileNameOf(t('hours.export.file'), view.month)
      if (kind === 'csv') {
        const written = columns.map(({ name: title, isMinutes, of }) => ({
          title,
          of: (agent: (typeof agents)[number]) => {
            const value = of(agent)
            return isMinutes && typeof value === 'number' ? hoursOf(value) : value
          },
        }))
        downloadCsv(name, csvOf(written, agents, t('common.export.decimal')))
      } else {
        // What makes workbooks comes with the first one.
        const { workbookOf } = await import('./workbook.ts')
        downloadBlob(name.replace(/csv$/, 'xlsx'), await workbookOf(t('hours.export.sheet'), t('hours.total'), columns, agents))
      }
      toast('success', t('common.export.done', { count: agents.length }))
    } catch (error) {
      toast('error', sentence(error))
    }
    setBusy(false)
  }
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        aria-label={t('hours.export.title')}
        aria-busy={isBusy}
        disabled={isBusy || !hours}
        onClick={anchor.open}
        sx={{ bgcolor: 'background.paper', px: 1.5, gap: 0.75, minWidth: { xs: 48, md: 'max-content' } }}
      >
        <span style={{ display: 'flex', opacity: isBusy ? 0 : 1 }}>
          <DownloadIcon size={18} />
        </span>
        {isBusy && <Spinner />}
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {t('hours.export.short')}
        </Box>
        <DownIcon size={16} />
      </Button>
      <AdaptiveMenu
        anchor={anchor}
        title={t('hours.export.title')}
        options={[
          {
            id: 'csv',
            text: t('hours.export.csv'),
            caption: t('hours.export.csvText'),
            icon: DocumentIcon,
            handler: () => void save('csv'),
          },
          { id: 'xlsx', text: t('hours.export.xlsx'), icon: DocumentIcon, handler: () => void save('xlsx') },
        ]}
      />
    </>
  )
}
