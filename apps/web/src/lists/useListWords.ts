import { useTranslation } from 'react-i18next'
import type { AnyList } from '@vigie/contract/kit/list.ts'
import type { DefinedList } from './defineList.ts'

/** A phrase by its key, where the key is made of names of a definition: which keys those are is checked by lists.test. */
type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** The words of a list by convention: `<name>.columns.*`, `<name>.filters.<filter>.*`, `<name>.count`, `<name>.empty.*`. */
export function useListWords<C extends AnyList, Context>({ name }: DefinedList<C, Context>) {
  const { t } = useTranslation()
  const say = t as unknown as Say
  return {
    title: say(`${name}.title`),
    column: (key: string) => say(`${name}.columns.${key}`),
    /** The word of a filter's value, `all` among them; and the filter's own name. */
    option: (filter: string, word: string) => say(`${name}.filters.${filter}.${word}`),
    filter: (filter: string) => say(`${name}.filters.${filter}.title`),
    count: (count: number) => say(`${name}.count`, { count }),
    searchHint: () => say(`${name}.searchHint`),
    filtered: () => say(`${name}.empty.filtered`),
    showAll: () => say(`${name}.empty.showAll`),
    search: t('common.list.search'),
    clear: t('common.list.clear'),
    number: (value: number) => t('common.list.number', { value }),
  }
}
