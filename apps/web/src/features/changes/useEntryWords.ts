import { isListed, type HistoryFieldName } from '@vigie/contract/changes/changes.fields.ts'
import type { HistoryEntry, HistoryField } from '@vigie/contract/changes/changes.ts'
import { isDay, readInstant, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay, writtenInstant } from '../../kit/dates.ts'

/** What is a sheet itself, not a part of one. */
const sheets: readonly HistoryEntry['entity'][] = ['agent', 'site', 'client', 'partner', 'user']
/** Columns that are called otherwise of a user. */
const isOfUser = (name: string): name is 'is_active' | 'partner_id' => name === 'is_active' || name === 'partner_id'

/** The words of an entry of a history: what it is about, who made it, what its fields are called and what they held. */
export function useEntryWords() {
  const { t, i18n } = useTranslation()
  const language = useLanguage()
  const say = t as unknown as (key: string, values: object) => string
  /** A word of a list; what has none stands as it is: a year. */
  const word = (value: string) => (i18n.exists(`changes.words.${value}`) ? t(`changes.words.${value as 'start'}`) : value)
  return {
    /** Empty where the sheet itself was changed. `isOfOne`: of one row alone, whose name stands above. */
    titleOf: ({ act, entity, entityName }: HistoryEntry, isOfOne = false): string => {
      if (act === 'viewed' || (sheets.includes(entity) && act !== 'created') || (isOfOne && act === 'changed')) return ''
      const name = entityName || (entity === 'reminder' ? t('changes.card') : '')
      return say(`changes.${act}.${isListed(entity) ? 'listed' : entity}`, { name })
    },
    byOf: ({ isImport, userName }: HistoryEntry): string => {
      if (isImport) return userName ? t('changes.importBy', { name: userName }) : t('changes.import')
      return userName ?? t('changes.nobody')
    },
    labelOf: (entity: HistoryEntry['entity'], name: string): string => {
      if (entity === 'contact' && name === 'code') return t('changes.role')
      return entity === 'user' && isOfUser(name) ? t(`changes.ofUser.${name}`) : t(`changes.fields.${name as HistoryFieldName}`)
    },
    written: ({ kind }: HistoryField, value: string): string => {
      if (kind === 'day') return isDay(value) ? writtenDay(value, language, 'digits') : value
      if (kind === 'monthDay') return writtenDay(`2024-${value}` as Day, language, 'brief')
      if (kind === 'instant') return writtenInstant(readInstant(value) ?? (value as Instant), language)
      if (kind === 'words') return value.split(', ').map(word).join(', ')
      if (kind === 'hours') return t('changes.hours', { value: Number(value) / 100 })
      if (kind === 'yesNo') return t(value === 'true' ? 'changes.yes' : 'changes.no')
      return value
    },
  }
}
