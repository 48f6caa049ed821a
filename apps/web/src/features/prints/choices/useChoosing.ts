import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { everything, mostNamed, nothing, type Selection } from '../../../routing/addresses/prints.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { isChosen, withThese } from '../selection.rules.ts'
import type { ChangePrint, PrintView } from '../view.ts'
import type { Choices } from './useChoices.ts'

/** Ticks and takes ticks away, in the list that is shown. */
export function useChoosing(view: PrintView, { choices, isAllKnown }: Choices, onChange: ChangePrint) {
  const { t } = useTranslation()
  const { list } = view
  const selection = view[list]
  const put = useCallback((next: Selection) => onChange(list === 'sites' ? { sites: next } : { agents: next }), [list, onChange])
  const choose = useCallback(
    (ids: readonly number[], isOn: boolean) => {
      // While the rest of the list comes, one row is taken out of what is said of all, or added to what is named.
      const next = isAllKnown
        ? withThese(
            selection,
            choices.map(({ id }) => id),
            ids,
            isOn,
          )
        : named(selection, ids)
      if (next) put(next)
      else toast('warning', t('prints.choices.tooMany', { limit: mostNamed }))
    },
    [choices, isAllKnown, put, selection, t],
  )
  const toggle = useCallback((id: number) => choose([id], !isChosen(selection, id)), [choose, selection])
  const chooseAll = (isOn: boolean) => put(isOn ? everything : nothing)
  return { selection, choose, chooseAll, toggle }
}

function named({ isAll, ids }: Selection, these: readonly number[]): Selection | null {
  const rest = ids.filter((id) => !these.includes(id))
  const next = rest.length < ids.length ? rest : [...ids, ...these]
  return next.length > mostNamed ? null : { isAll, ids: next }
}
