import type { UnpairedDevice } from '@vigie/contract/devices/devices.list.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import type { DevicesView } from '../../routing/addresses/devices.ts'
import { useExchange } from '../../session/store.ts'
import type { Acting } from './panel/ActDialogs.tsx'
import type { UnreachedAgent } from './panel/useActing.ts'
import { useRowWords } from './list/SiteRows.tsx'
import { useDevices } from './list/useDevices.ts'
import { useDeviceWords } from './list/words.ts'

/** The devices as they stand now, in words, and what is about to be done with one. */
export function useDevicesContext(view: DevicesView) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { timeZone } = useExchange()
  const words = useDeviceWords()
  const held = useDevices(view)
  const rowWords = useRowWords(held.now)
  const [acting, setActing] = useState<Acting | null>(null)
  const [losing, setLosing] = useState<UnpairedDevice | null>(null)
  const [unreached, setUnreached] = useState<readonly UnreachedAgent[]>([])
  const { rows, figures, now, opened, hasFailed } = held
  return useMemo(
    () => ({
      t,
      language,
      timeZone,
      words,
      rowWords,
      rows,
      figures,
      now,
      opened,
      hasFailed,
      acting,
      setActing,
      losing,
      setLosing,
      unreached,
      setUnreached,
    }),
    [t, language, timeZone, words, rowWords, rows, figures, now, opened, hasFailed, acting, losing, unreached],
  )
}
export type DevicesContext = ReturnType<typeof useDevicesContext>
