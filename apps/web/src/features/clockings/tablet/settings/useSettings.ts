import type { Input, Output } from '@vigie/contract/kit/call.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { devicePairing } from '@vigie/contract/devices/devices.ts'
import { changeDeviceSettings, readDeviceSettings, type DeviceSettings } from '@vigie/contract/devices/devices.settings.ts'
import { useState } from 'react'
import { isRefused } from '../../../../api/errors.ts'
import { useLive } from '../../../../api/live.ts'
import { askAnew, keyOf, queries, useAsk, useSend } from '../../../../api/queries.ts'
import { serverNow } from '../../../../session/clock.ts'
import { useSentence } from '../../../../ui/feedback/sentences.ts'
import { forgetAccess } from '../access/access.ts'

const changes = [devicePairing]
type Change = Input<typeof changeDeviceSettings>
type Answer = Output<typeof readDeviceSettings>
const held = keyOf(readDeviceSettings, {})

/** What this device takes and shows. A change is drawn and saved at once; what was not taken goes back, with why. */
export function useSettings() {
  const sentenceOf = useSentence()
  const { data, error, refetch } = useAsk(readDeviceSettings, {}, { staleTime: 0 })
  const { mutate, isPending, variables, error: notSaved } = useSend(changeDeviceSettings)
  const [savedAt, setSavedAt] = useState<Instant | null>(null)
  // A manager elsewhere has set it, or another site is linked.
  useLive(changes, () => void askAnew(readDeviceSettings))
  const change = (asked: Change) => {
    const shown = queries.getQueryData<Answer>(held)
    if (shown) queries.setQueryData(held, { device: { ...shown.device, ...given(asked) } })
    mutate(asked, {
      onSuccess: (answer) => {
        queries.setQueryData(held, answer)
        setSavedAt(serverNow())
      },
      onError: (why) => {
        setSavedAt(null)
        void askAnew(readDeviceSettings)
        // The ten minutes are over, or were ended from elsewhere.
        if (isRefused(why) && why.code === 'MANAGER_ACCESS_REQUIRED') forgetAccess()
      },
    })
  }
  const problemOf = (...fields: readonly (keyof Change)[]): string | null => {
    if (!notSaved || !variables || !fields.some((field) => field in variables)) return null
    const said = isRefused(notSaved) ? Object.values(notSaved.errors)[0] : undefined
    return said ?? sentenceOf(notSaved)
  }
  return { device: data?.device, error, refetch, change, isPending, savedAt, problemOf }
}

/** What was asked for, without what was not named. */
const given = (asked: Change): Partial<DeviceSettings> =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
