import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, wordOf, type Answer } from '../kit/ask.ts'
import { faultsOf, tally, type Attack } from '../kit/attack.ts'
import { signIn, tokenOf } from '../kit/signin.ts'
import { openSocket } from '../kit/socket.ts'
import { addressOf, attackerAt, sized, type Target } from '../kit/target.ts'

interface Listed {
  readonly clockingDeviceId: number
  readonly uuid: string
  readonly site_id: number
  readonly closed_at: string | null
}
/** A session of its own: attacks before this one may have ended others. */
async function managerAt({ port }: Target) {
  const from = addressOf(0, 6)
  const token = tokenOf(await signIn(port, 'manager@demo.example', { from }))
  const call = (method: string, path: string, body?: object) =>
    ask(port, { method, path: `/api${path}`, token, from, ...(body && { body }) })
  const listed = async () => (JSON.parse((await call('GET', '/clockings/devices')).text) as { devices: Listed[] }).devices
  return { token, call, listed }
}
type Manager = Awaited<ReturnType<typeof managerAt>>

/** A tablet of its own, so that no other attack misses one. */
async function pairTablet({ port }: Target, manager: Manager) {
  const own = { uuid: randomUUID(), secret: `${randomUUID()}${randomUUID()}` }
  const from = addressOf(0, 7)
  const { code } = JSON.parse((await ask(port, { path: '/api/clockings/devices', body: own, from })).text) as { code: string }
  const [other] = await manager.listed()
  await manager.call('POST', '/clockings/site_device', { siteId: other!.site_id, device: { code, deviceName: 'Attaque' } })
  const token = tokenOf(await ask(port, { path: '/api/clockings/devices/access', body: own, from }))
  return { own, token }
}

/** Whoever has a tablet's secret closes it again and again; whoever has none tries it with others'. Then it is unpaired, and listens on. */
export const closedTablets: Attack = {
  name: 'closed-tablets',
  what: 'a tablet that is closed again and again, and its sockets',
  // closing.test.ts shows at every change that managers are notified once.
  isLong: true,
  async run(target) {
    const { answers, add } = tally()
    const { port } = target
    const manager = await managerAt(target)
    const others = (await manager.listed()).map(({ uuid }) => uuid)
    const { own, token } = await pairTablet(target, manager)
    const page = await openSocket({ port, token: manager.token, from: addressOf(0, 6) })
    const tablet = await openSocket({ port, token, from: addressOf(0, 7) })
    const closings: Promise<Answer>[] = []
    const close = (body: object | string) =>
      closings.push(ask(port, { path: '/api/clockings/devices/closed', body, from: attackerAt(target, closings.length) }))
    const times = sized(target, 60, 1000)
    for (let at = 0; at < times; at++) close(own)
    for (const uuid of others) close({ uuid, secret: own.secret })
    const large = 'x'.repeat(1024 * 1024)
    close({ ...own, secret: large })
    close(large)
    for (const answer of await Promise.all(closings)) add(wordOf(answer))
    await wait(300)
    const told = page?.heard.filter((name) => name === 'deviceChanged').length ?? -1
    const isCut = tablet?.isOpen() === false
    const closed = (await manager.listed()).filter(({ closed_at }) => closed_at !== null).map(({ uuid }) => uuid)
    // Its own token joins again, by a socket that is told of nothing.
    const again = await openSocket({ port, token, from: addressOf(0, 7) })
    const { clockingDeviceId = 0 } = (await manager.listed()).find(({ uuid }) => uuid === own.uuid) ?? {}
    await manager.call('PUT', '/clockings/devices', { clockingDeviceId, deviceName: 'Autre' })
    await manager.call('DELETE', `/clockings/devices?clockingDeviceId=${clockingDeviceId}`)
    await wait(300)
    const heard = again?.heard.filter((name) => name !== 'lineOpened') ?? []
    const day = await ask(port, { path: '/api/clockings/device/shifts', token, from: addressOf(0, 7) })
    again?.close()
    page?.close()
    return {
      tried: closings.length,
      answers,
      said: `managers were told ${told} times`,
      faults: faultsOf(
        [told !== 1, `managers were told ${told} times of one closing`],
        [!isCut, 'the socket of a closed tablet stays'],
        [closed.join() !== own.uuid, `closed are ${closed.length}, and not that tablet alone`],
        [heard.length > 0, `a closed tablet was told ${heard.join(', ')}`],
        [day.status !== 401, `the token of an unpaired tablet reads its day: ${day.status}`],
      ),
    }
  },
}
