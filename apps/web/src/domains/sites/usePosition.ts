import { useCallback, useEffect, useState } from 'react'
import { createStore, useStore } from '../../kit/store.ts'
import { positionPermission, PositionError, readPosition } from '../../native/position.ts'
import { onReset } from '../../session/ending.ts'

export interface Position {
  readonly latitude: number
  readonly longitude: number
}

// Read once for a visit: distances need no newer one, and nobody is followed.
const position = createStore<Position | null>(null)
onReset(() => position.set(null))
export const knownPosition = (): Position | null => position.get()

/** Three decimals, some 100 metres: as near as a list of distances needs to know. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000

/**
 * Where distances are measured from. What the browser allows already is read at once; else the person asks for it.
 * `canAsk`: it has neither been given nor forbidden.
 */
export function usePosition() {
  const known = useStore(position)
  const [permission, setPermission] = useState<PermissionState | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<PositionError['fault'] | null>(null)
  const read = useCallback(async () => {
    setBusy(true)
    setFault(null)
    try {
      const { latitude, longitude } = await readPosition()
      position.set({ latitude: rounded(latitude), longitude: rounded(longitude) })
    } catch (error) {
      setFault(error instanceof PositionError ? error.fault : 'unavailable')
    }
    setBusy(false)
  }, [])
  useEffect(() => {
    if (position.get()) return
    let isCurrent = true
    void positionPermission().then((state) => {
      if (!isCurrent) return
      setPermission(state)
      if (state === 'granted') void read()
    })
    return () => {
      isCurrent = false
    }
  }, [read])
  return { position: known, canAsk: known === null && permission === 'prompt', isBusy, fault, ask: () => void read() }
}
