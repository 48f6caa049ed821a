import type { InfiniteData } from '@tanstack/react-query'
import { deviceContact } from '@vigie/contract/devices/devices.manage.ts'
import { isOnlineAt } from '@vigie/contract/devices/devices.state.rules.ts'
import { listDevices } from '@vigie/contract/devices/devices.list.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { Payload } from '@vigie/contract/kit/event.ts'
import { useEffect, useMemo } from 'react'
import { useLive } from '../../../api/live.ts'
import { keyOfPages, preparePages, usePages } from '../../../api/pages.ts'
import { invalidate, queries } from '../../../api/queries.ts'
import type { DevicesView } from '../../../routing/addresses/devices.ts'
import { serverNow } from '../../../session/clock.ts'
import { useNow } from '../../../session/useNow.ts'
import { figuresOf, judgeDevices, rowsOf, unpairedRows } from './rows.rules.ts'

type Listed = Output<typeof listDevices>

/** Seconds between two judgements of the list: who is silent turns red no later. */
const step = 15
/** Milliseconds in which several contacts are drawn at once. */
const drawn = 250
/** Milliseconds between two questions while a device is silent: no event says that a service begins there. */
const again = 60_000
const contacts = [deviceContact]
const nothing: readonly never[] = []
const held = keyOfPages(listDevices, {})

/** Asks ahead for the list that is about to be opened. */
export const prepareDevices = (): void => preparePages(listDevices, {})

/** Puts what devices have told at their contacts into the list that is held: nothing is asked for it. */
function applyContacts(received: readonly Payload<typeof deviceContact>[]): void {
  const told = new Map(received.map((one) => [one.deviceId, one]))
  queries.setQueryData<InfiniteData<Listed>>(
    held,
    (former) =>
      former && {
        ...former,
        pages: former.pages.map((page) => ({ ...page, devices: page.devices.map((device) => heard(device, told)) })),
      },
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
  // The list asks the same: it is one question.
  const { query } = usePages(listDevices, {}, () => nothing)
  useLive(contacts, applyContacts, drawn)
  const { devices = nothing, sitesWithout = nothing, unpaired = nothing } = query.data?.pages[0] ?? {}
  const judged = useMemo(() => judgeDevices(devices, now), [devices, now])
  // One that falls silent is asked about: what is expected of it only the server knows.
  const silent = judged.filter(({ device }) => !isOnlineAt(device.seenAt, now)).length
  useEffect(() => {
    if (silent === 0) return undefined
    if (queries.getQueryData(held)) void invalidate(listDevices)
    const asking = setInterval(() => void invalidate(listDevices), again)
    return () => clearInterval(asking)
  }, [silent])
  const figures = useMemo(() => figuresOf(judged, sitesWithout, unpaired, now), [judged, sitesWithout, unpaired, now])
  const rows = useMemo(() => {
    const shown =
      filter === 'unpaired' ? unpairedRows(unpaired, { search, siteId }) : rowsOf(judged, sitesWithout, { filter, search, siteId }, now)
    return shown.map((row) => ({ ...row, id: row.key }))
  }, [judged, sitesWithout, unpaired, filter, search, siteId, now])
  const opened = judged.find(({ device }) => device.deviceId === deviceId)
  return { rows, figures, now, opened, hasFailed: query.isError && !query.data }
}
