import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../../kit/dates.ts'
import { Card } from '../../../../ui/page/Card.tsx'
import { PaperColumns } from '../../../../ui/paper/PaperColumns.tsx'
import { PaperTitle } from '../../../../ui/paper/PaperTitle.tsx'
import { SheetFoot, SheetHead } from './SheetEdges.tsx'
import { SheetLines } from './SheetLines.tsx'
import { SheetRow } from './SheetRow.tsx'
import { sheetOf, type Sheet } from './sheet.rules.ts'
import { sheetStyles } from './sheet.styles.ts'
import type { SiteSchedule } from '../useSiteSchedule.ts'
import { sumIn, type Words } from '../useWords.ts'

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
export function WeekSheet({ schedule, siteName, zone, ...rows }: WeekSheetProps) {
  const { t } = useTranslation()
  const { sheet, week } = useSheet(schedule)
  return (
    <Card sx={sheetStyles} className="sheet" tabIndex={0} role="region" aria-label={week}>
      <table>
        <caption>
          <b>{`${siteName} · ${t('schedules.site.sheetTitle')}`}</b>
          <span>{week}</span>
          {zone && <span>{t('schedules.site.zone', { zone })}</span>}
        </caption>
        <SheetBody sheet={sheet} schedule={schedule} {...rows} />
      </table>
      <p>{t('schedules.site.codesText')}</p>
    </Card>
  )
}

/** The same on paper, with the site and the week at the top of each leaf. */
export function WeekPaper({ schedule, siteName, zone, ...rows }: Omit<WeekSheetProps, 'openId' | 'onOpen'>) {
  const { t } = useTranslation()
  const { sheet, week } = useSheet(schedule)
  const notes = [week, zone && t('schedules.site.zone', { zone })]
  const title = <PaperTitle title={`${siteName} · ${t('schedules.site.sheetTitle')}`} notes={notes} columns={schedule.columns.length + 2} />
  return (
    <>
      <table>
        <PaperColumns first="42mm" count={schedule.columns.length} last="22mm" />
        <SheetBody sheet={sheet} schedule={schedule} title={title} openId={null} {...rows} />
      </table>
      <p>{t('schedules.site.codesText')}</p>
    </>
  )
}

function useSheet({ columns, shifts, unavailabilities }: SiteSchedule) {
  const { t } = useTranslation()
  const language = useLanguage()
  const days = useMemo(() => columns.map(({ day }) => day), [columns])
  const sheet = useMemo(() => sheetOf(shifts, unavailabilities, days), [shifts, unavailabilities, days])
  const [from, to] = [writtenDay(days[0]!, language, 'digits'), writtenDay(days.at(-1)!, language, 'digits')]
  return { sheet, week: t('schedules.site.sheet', { from, to }) }
}

type SheetBodyProps = Pick<WeekSheetProps, 'schedule' | 'now' | 'words' | 'openId'> & {
  readonly sheet: Sheet
  readonly title?: ReactNode
  readonly onOpen?: WeekSheetProps['onOpen']
}

function SheetBody({ sheet, title, schedule: { columns }, ...cells }: SheetBodyProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { words } = cells
  return (
    <>
      <SheetHead columns={columns} title={title}>
        {({ day, holiday }) => (
          <>
            {capital(writtenDay(day, language, 'short'))}
            {holiday && <small>{holiday}</small>}
          </>
        )}
      </SheetHead>
      <SheetLines rows={sheet.rows} dayCount={columns.length}>
        {(row) => <SheetRow key={row.key} row={row} columns={columns} {...cells} />}
      </SheetLines>
      <SheetFoot sums={sheet} words={words}>
        {({ minutes, count }) => (
          <>
            {sumIn(words, minutes)}
            {count > 0 && <small>{t('schedules.site.shiftCount', { count })}</small>}
          </>
        )}
      </SheetFoot>
    </>
  )
}
