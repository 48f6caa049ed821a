import { listenToPush, type PushWorker } from './push.ts'

/**
 * The service worker: it keeps the app's own files so that it starts without network, and shows the notifications that
 * come to this browser. Calls, sockets and what others have stored are never touched by it. It imports nothing that the
 * app imports too, so that one file is all of it.
 */

/** Filled in when the app is built (build/worker.ts): the files of this version, and their common digest. */
declare const appFiles: readonly string[]
declare const appDigest: string

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
}
const worker = self as unknown as Worker

const prefix = 'app-'
const cacheName = prefix + appDigest
/** The one page of the app, at every address. */
const page = '/'
const known = new Set(appFiles)
const notPages = /^\/(api|socket|stored|calendar|photos|tiles|logos|healthz|readyz|metrics)(\/|$)/

/** What has not changed since the former version is copied, and only the rest is fetched. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  await Promise.all(
    [page, ...appFiles].map(async (file) => {
      const isDigested = file.startsWith('/assets/')
      const former = isDigested ? await caches.match(file) : undefined
      const answer = former ?? (await fetch(file, { cache: isDigested ? 'default' : 'reload' }))
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
      await cache.put(file, answer)
    }),
  )
}

/** The version before stays for the tabs that are still open on it. */
async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
  await worker.clients.claim()
}

async function fromCache(request: Request, file: string): Promise<Response> {
  const own = await caches.open(cacheName)
  return (await own.match(file)) ?? (await caches.match(file)) ?? fetch(request)
}

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || notPages.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(fromCache(request, page))
  else if (known.has(pathname) || pathname.startsWith('/assets/')) event.respondWith(fromCache(request, pathname))
})
listenToPush(self as unknown as PushWorker)
