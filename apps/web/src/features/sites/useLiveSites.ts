import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { readSite } from '@vigie/contract/sites/sites.sheet.ts'
import { listSites, siteChanged } from '@vigie/contract/sites/sites.ts'
import { useEffect } from 'react'
import { keyOf, queries } from '../../api/queries.ts'
import { listen } from '../../api/socket.ts'

/** Milliseconds in which several changes are asked for once: a publication tells one for each agent. */
const gathered = 250

/** Asks anew for what a site says of itself, and for the figures of its months, for as long as either is shown. */
export function useLiveSites(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const askAnew = () => {
      timer = undefined
      for (const call of [listSites, readSite]) void queries.invalidateQueries({ queryKey: keyOf(call) })
    }
    const gather = () => {
      timer ??= setTimeout(askAnew, gathered)
    }
    const stops = [listen(siteChanged, gather), listen(scheduleChanged, gather)]
    return () => {
      for (const stop of stops) stop()
      clearTimeout(timer)
    }
  }, [])
}
