import { role } from '@vigie/contract/access.ts'
import { useEffect, useState } from 'react'
import { networkBack } from '../../../api/connection.ts'
import { enterAsDevice, pauseBeforeEntering } from '../../../session/devices/deviceEntrance.ts'
import { useSession } from '../../../session/store.ts'

/**
 * open: the device is signed in · entering: it signs itself in · slow: it still does · offline: it would, but nobody
 * answers.
 */
export type DeviceSession = 'open' | 'entering' | 'slow' | 'offline'

/** Milliseconds before it is said: most often the device is in before anybody has looked. */
const quiet = 1500

const delays = [2000, 5000, 10_000, 30_000] as const

/**
 * Signs a paired device in by itself, as often as it takes (coverage 4.077). A device that the
 * server no longer knows forgets itself, and the guards lead on.
 */
export function useDeviceSession(): DeviceSession {
  const isOpen = useSession().exchange?.user?.role === role.device
  const [trouble, setTrouble] = useState<'slow' | 'offline' | null>(null)
  useEffect(() => {
    if (isOpen) return
    const { signal, abort } = stopper()
    const tryIn = async () => {
      const pause = pauseBeforeEntering()
      if (pause > 0) await networkBack(pause, signal)
      for (let tries = 0; !signal.aborted; tries += 1) {
        const entered = await enterAsDevice()
        if (entered === 'entered' || entered === 'unpaired') return
        if (!signal.aborted) setTrouble(entered === 'offline' ? 'offline' : 'slow')
        await networkBack(delays[Math.min(tries, delays.length - 1)]!, signal)
      }
    }
    const timer = setTimeout(() => setTrouble((known) => known ?? 'slow'), quiet)
    void tryIn()
    return () => {
      abort()
      clearTimeout(timer)
      setTrouble(null)
    }
  }, [isOpen])
  return isOpen ? 'open' : (trouble ?? 'entering')
}

function stopper() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
