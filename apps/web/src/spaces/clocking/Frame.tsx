import { hasBeenDisconnected } from '@vigie/contract/auth/sessions.events.ts'
import { devicePairing } from '@vigie/contract/devices/devices.ts'
import { role } from '@vigie/contract/access.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { queries } from '../../api/queries.ts'
import { listen } from '../../api/socket.ts'
import { useStore } from '../../kit/store.ts'
import { enterAsDevice, forgetDevice } from '../../session/devices/deviceEntrance.ts'
import { pairedHere } from '../../session/devices/deviceKey.ts'
import { endSession, onReset } from '../../session/ending.ts'
import { followRights } from '../../session/rights.ts'
import { currentUser, useSession } from '../../session/store.ts'
import { loadOffline } from '../../offline/load.ts'
import { useClockIdentity } from './identity.ts'

// What is held is emptied, and what is being sent goes on: a device that signs itself in again is the same.
onReset(() => queries.clear())

/** The frame of every page of the clocking variant: it hears that the device was paired or unpaired, and follows. */
export default function Frame() {
  const router = useRouter()
  useClockIdentity()
  const { exchange } = useSession()
  const isPaired = useStore(pairedHere)

  // The guards look again whenever what they look at has changed: paired, signed in, switched off.
  const facts = [isPaired, exchange?.user?.role, exchange?.environment.parameters.isClockingSiteEnabled].join(' ')
  const judged = useRef(facts)
  useEffect(() => {
    if (judged.current === facts) return
    judged.current = facts
    void router.invalidate()
  }, [router, facts])

  useEffect(
    () =>
      listen(devicePairing, (told) => {
        if (!told.isPaired) forgetDevice()
        else if (currentUser()?.role !== role.device) void enterAsDevice()
      }),
    [],
  )
  // What a device has kept is sent also after it was switched off in the middle of it.
  useEffect(() => {
    if (isPaired) void loadOffline()
  }, [isPaired])
  useEffect(() => followRights(() => router.invalidate()), [router])
  useEffect(() => listen(hasBeenDisconnected, () => currentUser()?.role === role.manager && endSession('idle')), [])
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  )
}
