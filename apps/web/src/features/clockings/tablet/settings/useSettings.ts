import type { Input, Output } from '@vigie/contract/kit/call.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { devicePairing } from '@vigie/contract/devices/devices.ts'
import { changeDeviceSettings, readDeviceSettings, type DeviceSettings } from '@vigie/contract/devices/devices.settings.ts'
import { useRef, useState } from 'react'
import { isRefused } from '../../../../api/errors.ts'
import { useLive } from '../../../../api/live.ts'
import { invalidate, keyOf, queries, useAsk, useSend } from '../../../../api/queries.ts'
import { serverNow } from '../../../../session/clock.ts'
import { useSentence } from '../../../../ui/feedback/sentences.ts'
import { forgetAccess } from '../access/access.ts'

const changes = [devicePairing]
type Change = Input<typeof changeDeviceSettings>
type Answer = Output<typeof readDeviceSettings>
const held = keyOf(readDeviceSettings, {})

/**
 * What this device takes and shows. A change is drawn at once and saved in its turn, so that the last way of clocking is never
 * taken away by two that overtake each other; what was not taken goes back, with why.
 */
export function useSettings() {
  const sentenceOf = useSentence()
  const { data, error, refetch } = useAsk(readDeviceSettings, {}, { staleTime: 0 })
  const { mutateAsync, isPending } = useSend(changeDeviceSettings, { isInTurn: true })
  const [savedAt, setSavedAt] = useState<Instant | null>(null)
  const [notSaved, setNotSaved] = useState<{ readonly asked: Change; readonly why: unknown } | null>(null)
  const underWay = useRef(0)
  // A manager elsewhere has set it, or another site is linked.
  useLive(changes, () => void invalidate(readDeviceSettings))
  const save = async (asked: Change) => {
    const shown = queries.getQueryData<Answer>(held)
    if (shown) queries.setQueryData(held, { device: { ...shown.device, ...given(asked) } })
    setNotSaved(null)
    underWay.current += 1
    try {
      const answer = await mutateAsync(asked)
      // What was touched since is drawn already, and answered next.
      if (underWay.current === 1) queries.setQueryData(held, answer)
      setSavedAt(serverNow())
    } catch (why) {
      setNotSaved({ asked, why })
      setSavedAt(null)
      void invalidate(readDeviceSettings)
      // The ten minutes are over, or were ended from elsewhere.
      if (isRefused(why) && why.code === 'MANAGER_ACCESS_REQUIRED') forgetAccess()
    } finally {
      underWay.current -= 1
    }
  }
  const problemOf = (...fields: readonly (keyof Change)[]): string | null => {
    if (!notSaved || !fields.some((field) => field in notSaved.asked)) return null
    const said = isRefused(notSaved.why) ? Object.values(notSaved.why.errors)[0] : undefined
    return said ?? sentenceOf(notSaved.why)
  }
  const change = (asked: Change) => void save(asked)
  return { device: data?.device, error, refetch, change, isPending, savedAt, problemOf }
}

/** What was asked for, without what was not named. */
const given = (asked: Change): Partial<DeviceSettings> =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
