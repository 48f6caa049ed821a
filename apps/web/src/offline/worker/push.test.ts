// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { entrance, isFor, listenToPush, nearest, ownPath, type PushWorker } from './push.ts'

const told = { id: 7, title: 'Rappel', body: 'À lire.', path: '/documents?documentId=4', clientCode: 'ACME', userId: 3 }

it.each([
  ['/documents?documentId=4', '/documents?documentId=4'],
  ['//other.example/x', '/'],
  ['/\\other.example', '/'],
  ['https://other.example', '/'],
  ['', '/'],
])('%j leads to %j', (path, own) => expect(ownPath(path)).toBe(own))

it('is for the person who is signed in, in the company that is meant, and for nobody else', () => {
  const person = { companyCode: 'ACME', userId: 3 }
  expect([
    isFor(told, person),
    isFor(told, { ...person, userId: 4 }),
    isFor(told, { ...person, companyCode: 'OTHER' }),
    isFor(told, null),
  ]).toEqual([true, false, false, false])
})

it('whoever is signed out lands at the door of the company, which leads on', () => {
  expect(entrance(told)).toBe('/documents?documentId=4&company=ACME')
  expect(entrance({ path: '/notifications', clientCode: 'A&B' })).toBe('/notifications?company=A%26B')
})

it('goes to the window that is nearest to hand, and never to a clock on the wall', () => {
  const at = (path: string, focused = false, visibilityState: DocumentVisibilityState = 'hidden') => ({
    url: `https://vigie.example${path}`,
    focused,
    visibilityState,
    focus: () => Promise.resolve(),
    postMessage: () => {},
  })
  const [clock, hidden, seen, held] = [
    at('/pointages/login', true, 'visible'),
    at('/a'),
    at('/b', false, 'visible'),
    at('/c', true, 'visible'),
  ]
  expect(nearest([clock, hidden, seen, held])).toBe(held)
  expect(nearest([clock, hidden, seen])).toBe(seen)
  expect(nearest([clock, hidden])).toBe(hidden)
  expect(nearest([clock])).toBeUndefined()
})

/** The worker's surroundings: who is signed in, its windows, and what it does. */
function surroundings(person: object | null, windows: readonly { readonly focused: boolean }[]) {
  const listeners = new Map<string, (event: unknown) => void>()
  const shown = vi.fn<(title: string, options: object) => Promise<void>>(() => Promise.resolve())
  const opened = vi.fn<(address: string) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('caches', { match: () => Promise.resolve(person ? new Response(JSON.stringify(person)) : undefined) })
  listenToPush({
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    registration: { showNotification: shown },
    clients: { matchAll: () => Promise.resolve(windows), openWindow: opened },
  } as unknown as PushWorker)
  const happens = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve()
    listeners.get(type)!({ ...event, waitUntil: (what: Promise<unknown>) => (work = what) })
    await work
  }
  return { shown, opened, happens }
}
const me = { companyCode: 'ACME', userId: 3 }

it('shows each once under its own name, and without a sound before the eyes of whoever is at the page', async () => {
  const { shown, happens } = surroundings(me, [{ focused: true }])
  await happens('push', { data: { json: () => told } })
  expect(shown).toHaveBeenCalledExactlyOnceWith('Rappel', expect.objectContaining({ body: 'À lire.', tag: 'notice-7', silent: true }))
})

it.each([
  ['nobody is signed in', null, told],
  ['somebody else is', { ...me, userId: 4 }, told],
  ['it is none of ours', me, { title: 'x' }],
  ['it is empty', me, null],
])('shows nothing where %s', async (_, person, data) => {
  const { shown, happens } = surroundings(person, [])
  await happens('push', { data: { json: () => data } })
  await happens('push', { data: null })
  expect(shown).not.toHaveBeenCalled()
})

const pressed = { notification: { data: told, close: () => {} } }
const page = (answer: boolean) => ({
  url: 'https://vigie.example/manager',
  focused: true,
  visibilityState: 'visible',
  focus: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  postMessage: (what: { open: string }, [port]: readonly MessagePort[]) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    port!.postMessage(answer && what.open === told.path),
})

it('pressed, it leads the page that is open there', async () => {
  const window = page(true)
  const { opened, happens } = surroundings(me, [window])
  await happens('notificationclick', pressed)
  expect([window.focus.mock.calls.length, opened.mock.calls]).toEqual([1, []])
})

it('pressed, it opens another window where the page holds something unsaved, and the door where one is signed out', async () => {
  const held = surroundings(me, [page(false)])
  await held.happens('notificationclick', pressed)
  expect(held.opened.mock.calls).toEqual([[told.path]])
  const out = surroundings(null, [page(true)])
  await out.happens('notificationclick', pressed)
  expect(out.opened.mock.calls).toEqual([[`${told.path}&company=ACME`]])
})
