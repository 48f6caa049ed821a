import { useTranslation } from 'react-i18next'

type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** The words of a list by convention: `<name>.columns.*`, `<name>.filters.<filter>.*`, `<name>.count`, `<name>.empty.*`. */
export function useListWords({ name }: { readonly name: string }) {
  const { t, i18n } = useTranslation()
  const say = t as unknown as Say
  return {
    title: say(`${name}.title`),
    /** What its table is called, where the title alone does not say it: of a month, of a site. */
    label: say(i18n.exists(`${name}.list`) ? `${name}.list` : `${name}.title`),
    /** The title of a column, which names the order by it too. */
    column: (key: string) => say(`${name}.columns.${key}`),
    /** The word of a filter's value; and the filter's own name. */
    option: (filter: string, word: string) => say(`${name}.filters.${filter}.${word}`),
    filter: (filter: string) => say(`${name}.filters.${filter}.title`),
    count: (count: number) => say(`${name}.count`, { count }),
    /** The way to the fields that a phone has folded away, and how many of them are on. */
    more: (count: number) => say(`${name}.more`, { count }),
    searchHint: () => say(`${name}.searchHint`),
    filtered: () => say(`${name}.empty.filtered`),
    showAll: () => say(`${name}.empty.showAll`),
    /** Its own, where the page has another search beside it. */
    search: i18n.exists(`${name}.search`) ? say(`${name}.search`) : t('common.list.search'),
    /** Of a list with a pane. */
    pane: {
      title: () => say(`${name}.view.title`),
      close: () => say(`${name}.view.close`),
      choose: () => say(`${name}.empty.choose`),
      missing: () => say(`${name}.empty.missing`),
      missingText: () => say(`${name}.empty.missingText`),
    },
    clear: t('common.list.clear'),
    open: t('common.list.open'),
    number: (value: number) => t('common.list.number', { value }),
  }
}
