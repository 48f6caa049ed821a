/**
 * Who is signed in, for the service worker: it shows what is for this person and nothing else, and has no other way to
 * know, since it reads neither the session nor local storage. No secret: a company's code and a number.
 */
export interface PushPerson {
  readonly companyCode: string
  readonly userId: number
}

/** As the worker reads it (worker/push.ts), which shares no file with the app. */
const cacheName = 'person'
const address = '/person'
const hasCaches = (): boolean => 'caches' in globalThis

export async function tellWorker(person: PushPerson | null): Promise<void> {
  if (!hasCaches()) return
  if (person === null) return void (await caches.delete(cacheName))
  const cache = await caches.open(cacheName)
  await cache.put(address, new Response(JSON.stringify(person), { headers: { 'content-type': 'application/json' } }))
}

/** Whom the worker was told last; null: nobody. */
export async function heldPerson(): Promise<PushPerson | null> {
  const held = hasCaches() ? await caches.match(address, { cacheName }).catch(() => undefined) : undefined
  return held ? ((await held.json()) as PushPerson) : null
}
