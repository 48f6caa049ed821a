import { useQuery } from '@tanstack/react-query'
import { askForPairing, checkClockingApp } from '@vigie/contract/devices/devices.ts'
import { useEffect } from 'react'
import { ask } from '../../../api/ask.ts'
import { isOffline, isRefused } from '../../../api/errors.ts'
import { closeSocket, openSocket } from '../../../api/socket.ts'
import { thisDevice } from '../../../session/describe.ts'
import { deviceUuid } from '../../../session/devices/device.ts'
import { enterAsDevice } from '../../../session/devices/deviceEntrance.ts'
import { deviceSecret, heldSecret } from '../../../session/devices/deviceKey.ts'
import { useConnection } from '../../../session/reach.ts'
import { startSession } from '../../../session/start.ts'
import { currentUser } from '../../../session/store.ts'

/** The manager may have entered the code while nobody heard it here: the device asks before it shows another one. */
async function enterIfPaired(): Promise<boolean> {
  if (heldSecret() === null) return false
  const { isPaired } = await ask(checkClockingApp, { uuid: deviceUuid() }, { isByHttp: true })
  return isPaired && (await enterAsDevice()) === 'entered'
}

async function freshCode() {
  if (await enterIfPaired()) return null
  return ask(askForPairing, { uuid: deviceUuid(), secret: deviceSecret(), ...thisDevice() }, { isByHttp: true }).catch(
    async (error: unknown) => {
      // Clocking was switched off for the company: the first exchange says so, and the guards lead on.
      if (isRefused(error) && error.status === 403) await startSession()
      throw error
    },
  )
}

/** Asked once a page and on demand: each new code makes the one before it worthless. */
export function usePairingCode() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['pairing code'],
    queryFn: freshCode,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, why) => isOffline(why) && failures < 60,
    retryDelay: 3000,
    networkMode: 'always',
  })
  useWaitingSocket(data != null)
  return { code: data ?? null, error, isFetching, renew: () => void refetch() }
}

/** While a code shows, the device hears over the socket that it has been paired; nothing is asked again and again. */
function useWaitingSocket(isWaiting: boolean): void {
  const connection = useConnection()
  useEffect(() => {
    if (!isWaiting) return
    void openSocket()
    // Signed in by now, the session has a socket of its own.
    return () => {
      if (!currentUser()) closeSocket()
    }
  }, [isWaiting])
  // What was told between two connections was told to nobody.
  useEffect(() => {
    if (isWaiting && connection === 'live') enterIfPaired().catch(() => undefined)
  }, [isWaiting, connection])
}
