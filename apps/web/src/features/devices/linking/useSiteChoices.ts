import { dayOf, localOf } from '@vigie/contract/kit/time.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { listSites } from '@vigie/contract/sites/sites.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { serverNow } from '../../../session/clock.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import type { Choice } from '../../../ui/fields/choices/choices.tsx'

/** Milliseconds: sites hardly ever change while one is chosen. */
const fresh = 300_000

/**
 * The sites that a device may be linked to. A manager without the right to the list of sites may still link devices
 * (access: `linkDevice`): the day's services name the sites too.
 */
export function useSiteChoices() {
  const { t } = useTranslation()
  const exchange = useExchange()
  const seesSites = mayUse(exchange, may.seeSites)
  const sites = useAsk(listSites, { sort: 'name' }, { isEnabled: seesSites, staleTime: fresh })
  const names = useAsk(
    listShifts,
    { day: dayOf(localOf(serverNow(), exchange.timeZone)), limit: 1 },
    { isEnabled: !seesSites, staleTime: fresh },
  )
  const asked = seesSites ? sites : names
  const choices = useMemo((): readonly Choice[] => {
    if (!seesSites) return (names.data?.sites ?? []).map(({ id, name }) => ({ id, label: name }))
    return (sites.data?.sites ?? []).map(({ id, name, code, postcode, city, isClockingEnabled }) => ({
      id,
      label: name,
      note: [[postcode, city].filter(Boolean).join(' '), code, !isClockingEnabled && t('devices.link.siteOff')].filter(Boolean).join(' · '),
    }))
  }, [seesSites, sites.data, names.data, t])
  return { choices, isLoading: asked.isPending, error: asked.data ? null : asked.error, retry: () => void asked.refetch() }
}
