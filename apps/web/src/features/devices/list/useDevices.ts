import { deviceChanged, deviceContact } from '@vigie/contract/devices/devices.manage.ts'
import { isOnlineAt } from '@vigie/contract/devices/devices.state.rules.ts'
import { listDevices } from '@vigie/contract/devices/devices.list.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { Payload } from '@vigie/contract/kit/event.ts'
import { shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { useLive } from '../../../api/live.ts'
import { invalidate, keyOf, prepare, queries, useAsk } from '../../../api/queries.ts'
import type { DevicesView } from '../../../routing/addresses/devices.ts'
import { serverNow } from '../../../session/clock.ts'
import { useNow } from '../../../session/useNow.ts'
import { figuresOf, judgeDevices, rowsOf, unpairedRows } from './rows.rules.ts'

type Listed = Output<typeof listDevices>

/** Seconds between two judgements of the list: who is silent turns red no later. */
const step = 15
/** Milliseconds in which several events are drawn or asked for once. */
const [drawn, asked] = [250, 2500]
/** Milliseconds between two questions while a device is silent: no event says that a service begins there. */
const again = 60_000
const contacts = [deviceContact]
const changes = [deviceChanged, shiftClocked]
const nothing: readonly never[] = []

/** Asks ahead for the list that is about to be opened. */
export const prepareDevices = (): void => prepare(listDevices, {})

/** Puts what devices have told at their contacts into the list that is held: nothing is asked for it. */
function applyContacts(received: readonly Payload<typeof deviceContact>[]): void {
  const told = new Map(received.map((one) => [one.deviceId, one]))
  queries.setQueryData<Listed>(
    keyOf(listDevices, {}),
    (held) => held && { ...held, devices: held.devices.map((device) => heard(device, told)) },
  )
}
function heard(device: Listed['devices'][number], told: ReadonlyMap<number, Payload<typeof deviceContact>>): Listed['devices'][number] {
  const news = told.get(device.deviceId)
  // What was expected of a silent one comes with its journal; nothing more is.
  return news ? { ...device, ...news, isOnline: isOnlineAt(news.seenAt, serverNow()), expectedCount: 0, expectedSince: null } : device
}

/** The devices as the screen shows them: judged now, counted, narrowed, in order, and kept true. */
export function useDevices({ filter, search, siteId, deviceId }: DevicesView) {
  const now = useNow(step)
  const query = useAsk(listDevices, {})
  useLive(contacts, applyContacts, drawn)
  useLive(changes, () => void invalidate(listDevices), asked)
  const { devices = nothing, sitesWithout = nothing, unpaired = nothing } = query.data ?? {}
  const judged = useMemo(() => judgeDevices(devices, now), [devices, now])
  // One that falls silent is asked about: what is expected of it only the server knows.
  const silent = judged.filter(({ device }) => !isOnlineAt(device.seenAt, now)).length
  useEffect(() => {
    if (silent === 0) return undefined
    if (queries.getQueryData(keyOf(listDevices, {}))) void invalidate(listDevices)
    const asking = setInterval(() => void invalidate(listDevices), again)
    return () => clearInterval(asking)
  }, [silent])
  const figures = useMemo(() => figuresOf(judged, sitesWithout, unpaired, now), [judged, sitesWithout, unpaired, now])
  const typed = useDeferredValue(search)
  const rows = useMemo(
    () =>
      filter === 'unpaired'
        ? unpairedRows(unpaired, { search: typed, siteId })
        : rowsOf(judged, sitesWithout, { filter, search: typed, siteId }, now),
    [judged, sitesWithout, unpaired, filter, typed, siteId, now],
  )
  return { query, rows, figures, now, opened: judged.find(({ device }) => device.deviceId === deviceId) }
}
