import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '../rows.rules.ts'
import { sumIn, type Words } from '../useWords.ts'

interface SheetLinesProps {
  readonly rows: readonly Row[]
  /** Days between the names and the sums. */
  readonly dayCount: number
  readonly children: (row: Row) => ReactNode
}

/** The lines of a sheet, under the names of their sites where there are several. */
export const SheetLines = ({ rows, dayCount, children }: SheetLinesProps) => (
  <tbody>
    {rows.map((row) =>
      row.kind === 'site' ? (
        <tr key={row.key} className="site">
          <th scope="rowgroup" colSpan={dayCount + 2}>
            {row.name}
          </th>
        </tr>
      ) : (
        children(row)
      ),
    )}
  </tbody>
)

/** An agent's line, or that of what nobody does: whose it is, its days, what they come to. */
export function SheetLine({ row, words, children }: { row: Row; words: Words; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <tr>
      <th scope="row" className={row.kind}>
        {row.kind === 'unassigned' ? t('schedules.site.unassigned') : row.name || t('schedules.site.nameless')}
      </th>
      {children}
      <SumCell of={row} words={words} />
    </tr>
  )
}

/** The hours of a line or of the whole sheet, and how many services they are. */
export function SumCell({ of: { minutes, count }, words }: { of: Pick<Row, 'minutes' | 'count'>; words: Words }) {
  const { t } = useTranslation()
  return (
    <td className="sum">
      {sumIn(words, minutes)}
      <small>{t('schedules.site.shiftCount', { count })}</small>
    </td>
  )
}

/** Why an agent is away, or what it asks for. */
export function AwayNote({ away }: { away: Row['away'][number] | null | undefined }) {
  const { t } = useTranslation()
  return away && <em>{away.isDemand ? t('schedules.site.demand', { type: away.typeName }) : away.typeName}</em>
}
