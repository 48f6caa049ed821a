import type { Month } from '@vigie/contract/kit/time.ts'
import { useCallback, useState } from 'react'

const nobody: ReadonlySet<number> = new Set()

/** Who is chosen in a month; another month begins with nobody. */
export function useChosen(month: Month) {
  const [chosenIn, setChosenIn] = useState({ month, ids: nobody })
  const choose = useCallback((ids: ReadonlySet<number>) => setChosenIn({ month, ids }), [month])
  const chooseNobody = useCallback(() => choose(nobody), [choose])
  return { chosen: chosenIn.month === month ? chosenIn.ids : nobody, choose, chooseNobody }
}
