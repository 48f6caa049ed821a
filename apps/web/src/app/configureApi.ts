import { configure } from '../api/configure.ts'
import { chosenLanguage } from '../i18n/i18n.ts'
import { companyCode, serverOrigin } from '../session/company.ts'
import { deviceUuid } from '../session/devices/device.ts'
import { heldSecret } from '../session/devices/deviceKey.ts'
import { endSession } from '../session/ending.ts'
import { endedBy } from '../session/idle.ts'
import { sessionStore } from '../session/store.ts'
import { currentOwner } from '../offline/owner.ts'
import { isClockingApp } from '../session/subject.ts'
import { accessToken, isTokenForeign } from '../session/token.ts'
import { isViewing } from '../session/viewing.ts'
import { appVersion } from '../kit/version.ts'

/** Gives the api what it needs to know of the session and the device. */
export const configureApi = (): void =>
  configure({
    origin: serverOrigin,
    token: accessToken,
    companyCode,
    deviceUuid,
    waitingSecret: () => (isClockingApp() && accessToken() === null ? heldSecret() : null),
    isClockingApp: () => isClockingApp(),
    language: chosenLanguage,
    apiVersion: () => appVersion,
    owner: () => (isTokenForeign() ? null : currentOwner()),
    isViewing,
    onUnauthorised: (token) => {
      // During start-up the start itself decides; a late answer about a former token says nothing of the present one.
      if (sessionStore.get().exchange?.user && token === accessToken()) endSession(endedBy())
    },
  })
