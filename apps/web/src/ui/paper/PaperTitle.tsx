import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenInstant } from '../../kit/dates.ts'
import { useNow } from '../../session/useNow.ts'
import { atServer } from '../../session/company.ts'
import { useExchange } from '../../session/store.ts'

interface PaperTitleProps {
  readonly title: string
  /** Which time it is of, and what else must be known of all of it. */
  readonly notes: readonly (string | null)[]
  /** Columns of the table. */
  readonly columns: number
}

/** The first line of a table's head: whose it is and of when, on each leaf. */
export function PaperTitle({ title, notes, columns }: PaperTitleProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow(60)
  const { name: company, logoUrl } = useExchange().theme
  const printed = [company, t('common.printedOn', { at: writtenInstant(now, language) })].filter(Boolean).join(' · ')
  return (
    <tr className="title">
      <th colSpan={columns} scope="colgroup">
        {logoUrl && <img src={atServer(logoUrl)} alt="" />}
        <b>{title}</b>
        {[...notes, printed].filter(Boolean).map((note) => (
          <span key={note}>{note}</span>
        ))}
      </th>
    </tr>
  )
}
