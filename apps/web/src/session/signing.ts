import { signIn, signOut } from '@vigie/contract/auth/auth.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { endActs } from '../api/acts.ts'
import { ask } from '../api/ask.ts'
import { closeSocket } from '../api/socket.ts'
import { isNative } from '../native/platform.ts'
import { deviceUuid } from './devices/device.ts'
import { endSession } from './ending.ts'
import { keepKnownDevice, knownDeviceFor } from './devices/knownDevices.ts'
import { refreshSession } from './start.ts'
import { isClockingApp } from './subject.ts'
import { keepToken } from './token.ts'
import { backToOwnAccount } from './viewing.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Which of the users that share the e-mail. */
  readonly userId?: number
}
export type UserChoice = Output<typeof signIn>['choices'][number]

/** Signs in; answers the users to choose from where the password fits several, an empty list once signed in. */
export async function signInWith({ email, password, userId }: Credentials): Promise<readonly UserChoice[]> {
  const answer = await ask(signIn, {
    email: email.trim(),
    password,
    isMobile: isNative(),
    isClockingApp: isClockingApp(),
    userId: userId ?? null,
    uuid: deviceUuid(),
    knownDevice: knownDeviceFor(email),
  })
  if (answer.knownDevice !== null) keepKnownDevice(email, answer.knownDevice)
  if (!answer.accessToken) return answer.choices
  await openSession(answer.accessToken)
  return []
}

/** Takes a token (a sign-in, or a paired device's own) and reads its session. */
export async function openSession(token: string): Promise<void> {
  keepToken(token)
  await refreshSession()
}

/** Milliseconds that a sign-out waits for the fate of what was just sent. */
const actsTimeout = 6000

/** Ends the session here at once; the server is told, and where it cannot be the session ends by itself. */
export async function signOutHere(): Promise<void> {
  // Closed first: what is told to a session as it ends is no news to whoever ends it.
  closeSocket()
  await endActs(actsTimeout)
  // The token leaves with the call before it is dropped.
  await ask(signOut, {}, { isByHttp: true, timeout: 1500 }).catch(() => undefined)
  endSession('signedOut')
}

/** Ends a look at the portal as somebody else: the own account was never signed out. */
export async function leaveViewing(): Promise<void> {
  closeSocket()
  await ask(signOut, {}, { isByHttp: true, timeout: 1500 }).catch(() => undefined)
  backToOwnAccount()
}
