import * as z from 'zod/mini'
import { queryText, useQueryValues } from '../routing/query.ts'
import { PublicationBoard } from '../features/schedules/publication/PublicationBoard.tsx'

const address = z.object({ month: queryText, state: queryText, search: queryText })

/** Publication des plannings: who sees which month. */
export default function Publications() {
  const [texts, change] = useQueryValues(address)
  return <PublicationBoard texts={texts} onTexts={(changes, isNewStep) => void change(changes, { isNewStep })} />
}
