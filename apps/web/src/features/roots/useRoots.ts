import { listRoots } from '@vigie/contract/clockings/clockings.proof.ts'
import { addSeconds, type Instant } from '@vigie/contract/kit/time.ts'
import { useEffect } from 'react'
import { usePages } from '../../api/pages.ts'
import { invalidate } from '../../api/queries.ts'
import { useNow } from '../../session/useNow.ts'

/** Seconds after which a root that was due stands in the log: the jobs look at the clock once a minute. */
const writing = 90

/** The log of roots, the newest first, and how it stands. No event tells of a new one: it is asked for once it is due. */
export function useRoots() {
  const { query, rows } = usePages(listRoots, {}, (page) => page.roots)
  const standing = query.data?.pages[0]
  useDue(standing?.nextAt)
  return { query, roots: rows, standing }
}

function useDue(nextAt: Instant | undefined): void {
  const isDue = useNow(30) > (nextAt === undefined ? '9' : addSeconds(nextAt, writing))
  useEffect(() => {
    if (isDue) void invalidate(listRoots)
  }, [isDue])
}
