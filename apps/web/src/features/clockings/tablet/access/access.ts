import { role } from '@vigie/contract/access.ts'
import { signIn, signOut } from '@vigie/contract/auth/auth.ts'
import { closeManagerAccess, managerAccessMinutes, openManagerAccess } from '@vigie/contract/devices/devices.ts'
import { epochOf } from '@vigie/contract/kit/time.ts'
import { ask } from '../../../../api/ask.ts'
import { createStore, useStore } from '../../../../kit/store.ts'
import { serverNow } from '../../../../session/clock.ts'
import { deviceUuid } from '../../../../session/devices/device.ts'
import { onWipe } from '../../../../session/devices/deviceEntrance.ts'
import { heldSecret } from '../../../../session/devices/deviceKey.ts'

interface Access {
  /** In milliseconds of this device's own clock. */
  readonly until: number
  readonly managerName: string
}
/** The manager's access that is open on this device; null: none is. */
const access = createStore<Access | null>(null)
/** Until when one is open. */
export const useAccess = (): number | null => useStore(access)?.until ?? null
/** Whose it is. */
export const useAccessName = (): string => useStore(access)?.managerName ?? ''
export const forgetAccess = (): void => access.set(null)
onWipe(forgetAccess)

const byHttp = { isByHttp: true, timeout: 10_000 }

/**
 * A manager opens ten minutes on this device. It goes on under its own session: the manager's lives for this one call, and
 * nobody stays signed in on the wall.
 */
export async function openAccess(email: string, password: string): Promise<void> {
  const credentials = { email: email.trim(), password, isMobile: false, isClockingApp: true, uuid: deviceUuid() }
  let { accessToken, choices } = await ask(signIn, credentials, byHttp)
  // One e-mail may be several people's: here it is the manager's.
  const manager = choices.find((choice) => choice.role === role.manager) ?? choices[0]
  if (!accessToken && manager) ({ accessToken } = await ask(signIn, { ...credentials, userId: manager.id }, byHttp))
  const asManager = { ...byHttp, token: accessToken ?? '' }
  try {
    const { endsAt, managerName } = await ask(openManagerAccess, { uuid: deviceUuid(), secret: heldSecret() ?? '' }, asManager)
    const left = Math.min(managerAccessMinutes * 60_000, epochOf(endsAt) - epochOf(serverNow()))
    access.set({ until: Date.now() + left, managerName })
  } finally {
    void ask(signOut, {}, asManager).catch(() => undefined)
  }
}

/**
 * What may be clocked outside the rules, as the server answers it. Of an access that this page does not show, since it was
 * loaded anew or its end went unheard, nothing is offered: it is ended.
 */
export function offered<S>(forceable: readonly S[]): readonly S[] {
  if (forceable.length === 0 || access.get() !== null) return forceable
  closeAccess()
  return []
}

/** Ends it here at once; where the server cannot be told it ends by itself. */
export function closeAccess(): void {
  forgetAccess()
  void ask(closeManagerAccess, {}, byHttp).catch(() => undefined)
}
