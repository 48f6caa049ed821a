import { listAnomalyReasons } from '@vigie/contract/clockings/clockings.ts'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { keyOf, queries, useAsk } from '../../../api/queries.ts'
import { readJson, storage } from '../../../kit/storage.ts'
import { onWipe } from '../../../session/devices/deviceEntrance.ts'

const key = 'clockReasons'
/** Milliseconds: a company's reasons hardly ever change. */
const fresh = 3_600_000
/** Older than any answer, so that it is asked anew as soon as somebody answers. */
const restored = { updatedAt: 1 }

/** Has the reasons in hand before somebody needs one, also where the device starts without network. */
export function useReasonsKept(isOpen: boolean): void {
  const { data } = useAsk(listAnomalyReasons, {}, { isEnabled: isOpen, staleTime: fresh })
  useEffect(() => {
    const kept = z.safeParse(listAnomalyReasons.output, readJson(key))
    const asked = keyOf(listAnomalyReasons, {})
    if (kept.success && queries.getQueryData(asked) === undefined) queries.setQueryData(asked, kept.data, restored)
  }, [])
  useEffect(() => {
    if (data) storage.write(key, JSON.stringify(z.encode(listAnomalyReasons.output, data)))
  }, [data])
}

onWipe(() => storage.write(key, null))
