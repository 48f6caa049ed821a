import GlobalStyles from '@mui/material/GlobalStyles'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { writtenDay, writtenInstant } from '../../../../kit/dates.ts'
import { useExchange } from '../../../../session/store.ts'
import { Card } from '../../../../ui/Card.tsx'
import { SheetFoot, SheetHead } from './SheetEdges.tsx'
import { SheetRow } from './SheetRow.tsx'
import { sheetOf } from './sheet.rules.ts'
import { onPaper, sheetStyles } from './sheet.styles.ts'
import type { SiteSchedule } from '../useSiteSchedule.ts'
import type { Words } from '../useWords.ts'

export interface WeekSheetProps {
  readonly schedule: SiteSchedule
  readonly siteName: string
  readonly zone: string | null
  readonly now: Instant
  readonly words: Words
  readonly openId: number | null
  readonly onOpen: (shiftId: number) => void
}

/** «pHebdo»: the week on one sheet, to be read and printed. It says all in black on white, with letters for day and night. */
export function WeekSheet({ schedule, siteName, zone, now, words, openId, onOpen }: WeekSheetProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const company = useExchange().theme.name
  const { columns, shifts, unavailabilities } = schedule
  const days = useMemo(() => columns.map(({ day }) => day), [columns])
  const sheet = useMemo(() => sheetOf(shifts, unavailabilities, days), [shifts, unavailabilities, days])
  const [from, to] = [writtenDay(days[0]!, language, 'digits'), writtenDay(days.at(-1)!, language, 'digits')]
  return (
    <Card sx={sheetStyles} className="sheet" tabIndex={0} role="region" aria-label={t('schedules.site.sheet', { from, to })}>
      <GlobalStyles styles={onPaper} />
      <table>
        <caption>
          <b>{`${siteName} · ${t('schedules.site.sheetTitle')}`}</b>
          <span>{t('schedules.site.sheet', { from, to })}</span>
          {zone && <span>{t('schedules.site.zone', { zone })}</span>}
          <span className="printed">
            {[company, t('schedules.site.printedOn', { at: writtenInstant(now, language) })].filter(Boolean).join(' · ')}
          </span>
        </caption>
        <SheetHead columns={columns} />
        <tbody>
          {sheet.rows.map((row) =>
            row.kind === 'site' ? (
              <tr key={row.key} className="site">
                <th scope="rowgroup" colSpan={columns.length + 2}>
                  {row.name}
                </th>
              </tr>
            ) : (
              <SheetRow key={row.key} row={row} columns={columns} now={now} words={words} openId={openId} onOpen={onOpen} />
            ),
          )}
        </tbody>
        <SheetFoot sheet={sheet} words={words} />
      </table>
      <p>{t('schedules.site.codesText')}</p>
    </Card>
  )
}
