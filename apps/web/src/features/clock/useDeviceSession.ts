import { role } from '@vigie/contract/access.ts'
import { useEffect, useState } from 'react'
import { enterAsDevice } from '../../session/deviceEntrance.ts'
import { useSession } from '../../session/store.ts'
import { networkBack } from './network.ts'

/** open: the device is signed in · entering: it signs itself in · offline: it would, but nobody answers. */
export type DeviceSession = 'open' | 'entering' | 'offline'

const delays = [2000, 5000, 10_000, 30_000] as const

/**
 * Signs a paired device in by itself, as often as it takes (specification, section 4 «Guards»). A device that the
 * server no longer knows forgets itself, and the guards lead on.
 */
export function useDeviceSession(): DeviceSession {
  const isOpen = useSession().exchange?.user?.role === role.device
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    if (isOpen) return
    let isCurrent = true
    const tryIn = async () => {
      for (let tries = 0; isCurrent; tries += 1) {
        const entered = await enterAsDevice()
        if (entered === 'entered' || entered === 'unpaired') return
        if (isCurrent) setOffline(entered === 'offline')
        await networkBack(delays[Math.min(tries, delays.length - 1)]!)
      }
    }
    void tryIn().then(() => isCurrent && setOffline(false))
    return () => {
      isCurrent = false
    }
  }, [isOpen])
  return isOpen ? 'open' : isOffline ? 'offline' : 'entering'
}
