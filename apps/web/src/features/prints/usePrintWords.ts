import { addDays, firstDayOf } from '@vigie/contract/kit/time.ts'
import type { Print } from '@vigie/contract/prints/prints.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay, writtenDays } from '../../kit/dates.ts'
import type { PrintSpan } from './view.ts'

/** What is said of prints in more than one place. */
export function usePrintWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  return useMemo(() => {
    /** novembre 2026, or 16–22 nov. 2026. */
    const time = (span: PrintSpan): string =>
      span.kind === 'plannings'
        ? writtenDay(firstDayOf(span.month), language, 'month')
        : writtenDays(span.week, addDays(span.week, 6), language)
    const name = (span: PrintSpan): string => t(`prints.list.${span.kind}`, { time: time(span) })
    const nameOf = ({ kind, month, week }: Print): string => {
      if (kind === 'plannings' && month) return name({ kind, month })
      return kind === 'signatures' && week ? name({ kind, week }) : t(`prints.kinds.${kind}`)
    }
    return { time, nameOf }
  }, [t, language])
}
