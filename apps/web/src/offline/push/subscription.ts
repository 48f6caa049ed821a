import { changeProfile } from '@vigie/contract/auth/profile.ts'
import { readNotificationPreferences, registerPush } from '@vigie/contract/notifications/notifications.ts'
import { ask } from '../../api/ask.ts'
import { chosenLanguage } from '../../i18n/i18n.ts'
import { readJson, storage } from '../../kit/storage.ts'
import { isNative } from '../../native/platform.ts'
import { deviceUuid } from '../../session/devices/device.ts'
import { onReset } from '../../session/ending.ts'
import { onLeaving } from '../../session/lastWords.ts'
import { sessionStore } from '../../session/store.ts'
import { registerWorker } from '../register.ts'
import { tellWorker, type PushPerson } from './person.ts'
import { isKnown, isOfOtherKey, keyBytes, pushStateOf, type PushState, type ToldBefore } from './push.rules.ts'
import { rememberWish, wishKey } from './wish.ts'

/** Under which it is kept what the server was told of this browser. */
const toldKey = 'push told'
const forgetTold = (): void => storage.write(toldKey, null)
/** Milliseconds for a last word to a server that may not answer. */
const briefly = 1500
/** Milliseconds after which a service worker that does not stand will not. */
const patience = 20_000

const isAble = (): boolean =>
  import.meta.env.PROD && !isNative() && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** The registration that stands, without making one. */
const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  isAble() ? navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined
const subscribed = async (): Promise<PushSubscription | null> => (await registered())?.pushManager.getSubscription() ?? null

/** Who is signed in here; null: nobody. */
function personHere(): PushPerson | null {
  const { exchange } = sessionStore.get()
  return exchange?.user ? { companyCode: exchange.theme.code, userId: exchange.user.id } : null
}

export async function pushState(): Promise<PushState> {
  const able = isAble()
  return pushStateOf({
    isAble: able,
    isSecure: globalThis.isSecureContext,
    isApple: isApple(),
    permission: able ? Notification.permission : 'default',
    isSubscribed: storage.read(wishKey(personHere())) !== null && (await subscribed()) !== null,
  })
}

/** One after the other: who comes next does not take over what the former one is giving back. */
let last: Promise<unknown> = Promise.resolve()
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}

/** It waits for as long as there is none, also where none can be installed. */
const workerReady = (): Promise<ServiceWorkerRegistration> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no service worker')), patience)
    void navigator.serviceWorker.ready.then(resolve)
  })

/** Subscribes this browser and tells the server where it is reached. Asks nobody: the permission stands already. */
async function subscribe(pushKey: string, person: PushPerson): Promise<void> {
  registerWorker()
  const { pushManager } = await workerReady()
  let held = await pushManager.getSubscription()
  if (held && isOfOtherKey(held.options.applicationServerKey, pushKey)) {
    await held.unsubscribe()
    held = null
  }
  const subscription = held ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(pushKey) }))
  const telling = toldOf(subscription, person)
  await tell(telling.token, person)
  storage.write(toldKey, JSON.stringify(telling))
  await tellWorker(person)
}

const toldOf = (subscription: PushSubscription, { companyCode, userId }: PushPerson): ToldBefore => ({
  companyCode,
  userId,
  token: JSON.stringify(subscription.toJSON()),
  at: Date.now(),
})

const tell = (token: string | null, { companyCode, userId }: PushPerson, timeout?: number) =>
  ask(
    registerPush,
    { token, device: deviceUuid(), companyCode, userId, platform: 0 },
    timeout === undefined ? {} : { isByHttp: true, timeout },
  )

/** Switches notifications on, at a press alone: the browser asks its own question. Answers how it stands then. */
export async function turnOnPush(pushKey: string): Promise<PushState> {
  const person = personHere()
  if (!isAble() || !person) return pushState()
  if ((await Notification.requestPermission()) === 'granted') {
    await inTurn(() => subscribe(pushKey, person))
    // The server says them in the language that the account knows: until one is chosen, that of this page.
    if (sessionStore.get().exchange?.language === null) await ask(changeProfile, { language: chosenLanguage() }).catch(() => undefined)
    rememberWish(person, true)
  }
  return pushState()
}

export async function turnOffPush(): Promise<PushState> {
  const person = personHere()
  if (person) {
    rememberWish(person, false)
    // Given back here whatever the server says: an address that is no more it forgets by itself.
    await tell(null, person, briefly).catch(() => undefined)
  }
  await giveBackPush()
  return pushState()
}

/**
 * This browser is reached no more: the worker shows nothing from now on, the push service forgets the address, and what
 * still stands on the screen is taken away.
 */
export const giveBackPush = (): Promise<void> => inTurn(giveBack)

async function giveBack(): Promise<void> {
  await tellWorker(null)
  forgetTold()
  const registration = await registered()
  const shown = (await registration?.getNotifications().catch(() => [])) ?? []
  for (const notification of shown) notification.close()
  await (await subscribed())?.unsubscribe().catch(() => false)
}

/**
 * Takes the subscription again for somebody who has it on in this browser; what the browser has since refused stays refused.
 * While it stands as it was told within the day, nobody is asked anything.
 */
export async function keepPush(isAnew: boolean): Promise<void> {
  if (isAnew) forgetTold()
  const person = personHere()
  if (!person || !isAble() || Notification.permission !== 'granted') return
  const held = await subscribed()
  if (held && isKnown(readJson(toldKey), toldOf(held, person))) return tellWorker(person)
  const { pushKey } = await ask(readNotificationPreferences, {})
  if (pushKey !== null) await inTurn(() => subscribe(pushKey, person)).catch(() => undefined)
}

// While the session still stands the server is told; however it ends, nothing of it is shown any more.
onLeaving(async () => {
  const person = personHere()
  if (person && (await subscribed())) await tell(null, person, briefly).catch(() => undefined)
})
onReset(() => void giveBackPush())
