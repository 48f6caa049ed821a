import { useTranslation } from 'react-i18next'

interface FigureFilter<F extends string> {
  readonly counts: Readonly<Record<F, number>>
  readonly filter: F | 'all'
  readonly onFilter: (filter: F | 'all') => void
}

/** What a press of a figure above a list does: it opens its filter, and closes it again; of nothing there is nothing to see. */
export function useFigureFilter<F extends string>({ counts, filter, onFilter }: FigureFilter<F>) {
  const { t } = useTranslation()
  return (name: F) => ({
    isOn: filter === name,
    onPress: () => onFilter(filter === name ? 'all' : name),
    ...(counts[name] > 0 && { action: t(filter === name ? 'shifts.figures.clear' : 'shifts.figures.see') }),
  })
}
