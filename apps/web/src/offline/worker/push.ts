/**
 * What the service worker does with a notification: shows it where the person whom it is for is signed in, and leads to
 * its page. It imports nothing that the app imports too: the worker is one file.
 */

/** What the server sends (platform/push of the server); the browser has opened its envelope. */
interface Told {
  readonly id: number
  readonly title: string
  readonly body: string
  readonly path: string
  readonly clientCode: string
  readonly userId: number
}
interface Person {
  readonly companyCode: string
  readonly userId: number
}

interface Shown {
  readonly data: unknown
  close(): void
}
interface Window {
  readonly url: string
  readonly focused: boolean
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<unknown>
  postMessage(what: unknown, ports: readonly MessagePort[]): void
}
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface PushReceived extends Waiting {
  readonly data: { json(): unknown } | null
}
interface Clicked extends Waiting {
  readonly notification: Shown
}
export interface PushWorker {
  addEventListener(type: 'push', listener: (event: PushReceived) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void
  readonly registration: { showNotification(title: string, options: object): Promise<void> }
  readonly clients: {
    matchAll(asked: object): Promise<readonly Window[]>
    openWindow(address: string): Promise<unknown>
  }
}

/** Milliseconds that a page has to say whether it goes there. */
const patience = 1500

const isTold = (data: unknown): data is Told => {
  const { id, title, body, path, clientCode, userId } = (data ?? {}) as Record<string, unknown>
  const areTexts = [title, body, path, clientCode].every((text) => typeof text === 'string')
  return areTexts && typeof id === 'number' && typeof userId === 'number'
}

/** An address of ours, with its query; nothing that leads to another origin. */
export const ownPath = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : '/')

/** Whether a notification is for whoever is signed in here. */
export const isFor = (told: Told, person: Person | null): boolean =>
  person !== null && person.companyCode === told.clientCode && person.userId === told.userId

/** Where one lands who is not signed in as this person: at the company's door, which leads on to the page. */
export function entrance({ path, clientCode }: Pick<Told, 'path' | 'clientCode'>): string {
  const own = ownPath(path)
  return `${own}${own.includes('?') ? '&' : '?'}company=${encodeURIComponent(clientCode)}`
}

/** The window that is nearest to hand: the one in focus, one in sight, any; never a tablet's clock. */
export function nearest(windows: readonly Window[]): Window | undefined {
  const own = windows.filter(({ url }) => !/\/pointages(\/|$|\?)/.test(new URL(url).pathname))
  return own.find(({ focused }) => focused) ?? own.find(({ visibilityState }) => visibilityState === 'visible') ?? own[0]
}

async function personHere(): Promise<Person | null> {
  const held = await caches.match('/person', { cacheName: 'person' })
  return held ? ((await held.json()) as Person) : null
}

async function show(worker: PushWorker, data: unknown): Promise<void> {
  if (!isTold(data) || !isFor(data, await personHere())) return
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await worker.registration.showNotification(data.title, {
    body: data.body,
    data,
    // One notice is one notification, however often it comes.
    tag: `notice-${data.id}`,
    icon: '/icon.svg',
    badge: '/icon.svg',
    // The bell rings before the eyes of whoever is at the page.
    silent: windows.some(({ focused }) => focused),
  })
}

/** Whether the page goes to an address: it does not where something typed would be lost, or where somebody else is in. */
const goes = (page: Window, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data === true))
    port1.start()
    setTimeout(() => resolve(false), patience)
    page.postMessage({ open: path }, [port2])
  })

async function open(worker: PushWorker, told: Told): Promise<void> {
  if (!isFor(told, await personHere())) return void (await worker.clients.openWindow(entrance(told)))
  const path = ownPath(told.path)
  const page = nearest(await worker.clients.matchAll({ type: 'window', includeUncontrolled: true }))
  if (page && (await goes(page, path))) return void (await page.focus())
  await worker.clients.openWindow(path)
}

export function listenToPush(worker: PushWorker): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, dataOf(event))))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { data } = event.notification
    if (isTold(data)) event.waitUntil(open(worker, data))
  })
}

/** What is no JSON is none of ours. */
function dataOf({ data }: PushReceived): unknown {
  try {
    return data?.json()
  } catch {
    return null
  }
}
