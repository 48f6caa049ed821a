import { role } from '@vigie/contract/access.ts'
import { prolongSession, readSession, signIn, signOut } from '@vigie/contract/auth/auth.ts'
import { textPagesOf } from '@vigie/contract/companies/companies.texts.ts'
import type { Input } from '@vigie/contract/kit/call.ts'
import { managerAccessMinutes } from '@vigie/contract/devices/devices.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { hasBeenDisconnected } from '@vigie/contract/auth/sessions.events.ts'
import { settingsWithRights } from '@vigie/contract/companies/settings.ts'
import { audience } from '../../../kit/audience.ts'
import { handle } from '../../../kit/handle.ts'
import { networkOf } from '../../../kit/network.ts'
import type { Company } from '../../../kit/session.ts'
import { addressesOf, sessionAnswer } from '../../companies/companies.session.ts'
import { pageTexts } from '../../companies/companies.texts.store.ts'
import { digestOf, newAccessToken } from './auth.tokens.ts'
import { knownDeviceOf, nameInProof } from '../tries/known-device.ts'
import { fitsNow, hashing, hashPriority } from '../hashing/passwords.ts'
import { endSession, sessionUserOf, startSessionBy, touchSession } from './sessions.store.ts'
import { foldedEmail, subject, tried, withRowsOf, type Subject } from '../tries/throttle.ts'
import { accountsByEmail, type Account } from '../users.store.ts'

export const handlers = [
  handle(signIn, async ({ input, company, db, now, address, installation }) => {
    const network = networkOf(address)
    const owner = { secrets: installation.secrets, companyId: company.id, email: input.email }
    const device = input.knownDevice == null ? undefined : nameInProof(owner, input.knownDevice)
    const place =
      device === undefined ? { priority: hashPriority.anyone, key: network } : { priority: hashPriority.knownDevice, key: device }
    const chosen = await tried(
      {
        db,
        now,
        subjects: subjectsOf(input.email, network, device),
        look: withRowsOf(db, accountsByEmail(db, company, input.email, now)),
        through: (work) => hashing.run(work, place),
      },
      async (accounts) => {
        const matching = await matchingAccounts(accounts, input.password)
        const fitting = matching.filter(({ userId }) => input.userId == null || userId === input.userId)
        requires(fitting.length > 0, 'SIGN_IN_WRONG')
        return fitting
      },
    )
    const addresses = { ...addressesOf(company, installation), isDevicePaired: false }
    if (chosen.length > 1) return { ...addresses, accessToken: null, knownDevice: null, user: null, choices: chosen.map(choiceOf) }
    const account = chosen[0]!
    if (input.isClockingApp) refuseClockingApp(company, account)
    const accessToken = newAccessToken(company.id)
    const [started] = await db.save(
      startSessionBy(db, account.passwordHash ?? '', {
        tokenHash: digestOf(accessToken),
        userId: account.userId,
        kind: input.isMobile ? 'native' : 'web',
        idleMinutes: idleMinutesOf(input, company),
        now,
      }),
    )
    requires(started, 'SIGN_IN_WRONG')
    const knownDevice = device === undefined ? knownDeviceOf(owner, network, now.slice(0, 10)) : input.knownDevice!
    return { ...addresses, accessToken, knownDevice, user: sessionUserOf(account, now), choices: [] }
  }),
  handle(signOut, async ({ session, db, company, now, emit }) => {
    await db.save(endSession(db, session.tokenHash, now))
    emit(hasBeenDisconnected, {}, [audience.session(company.id, session.tokenHash)])
    return { success: true }
  }),
  handle(readSession, async ({ company, session, installation, now, db, language }) =>
    sessionAnswer({ company, session, installation, now, pageTexts: await pageTexts(db, textPagesOf(session.user.role), language) }),
  ),
  handle(prolongSession, async ({ db, session, now }) => {
    await db.save(touchSession(db, session.tokenHash, now))
    return { success: true }
  }),
]

/** A device that has signed in before is counted by itself alone: what others try at its account does not shut it out. */
const subjectsOf = (email: string, network: string, device: string | undefined): [Subject, ...Subject[]] =>
  device === undefined
    ? [
        subject('signIn.accountAtAddress', foldedEmail(email), network),
        subject('signIn.address', network),
        subject('signIn.account', foldedEmail(email)),
      ]
    : [subject('signIn.knownDevice', device)]

/** Only those whose password matched are offered; an unknown e-mail takes as long as a known one. */
async function matchingAccounts(accounts: readonly Account[], password: string): Promise<Account[]> {
  if (accounts.length === 0) await fitsNow(password, null)
  const matching: Account[] = []
  // One after the other: a sign-in takes one turn of those who hash.
  for (const account of accounts) if (await fitsNow(password, account.passwordHash)) matching.push(account)
  return matching
}

const idleMinutesOf = ({ isClockingApp, isMobile }: Input<typeof signIn>, { settings }: Company): number => {
  if (isClockingApp) return managerAccessMinutes
  return isMobile ? settings.session_idle_native_minutes : settings.session_idle_minutes
}

const choiceOf = ({ userId, role: name, firstName, lastName }: Account) => ({ id: userId, role: name, firstName, lastName })

/** In the clocking app, a manager alone signs in by hand. */
function refuseClockingApp(company: Company, account: Account): void {
  requires(company.settings.is_clocking_enabled, 'APP_IS_DISABLED')
  requires(account.role === role.manager, 'ON_TIME_APP_ACCESS_FORBIDDEN')
  const settings = settingsWithRights(company.settings, new Set(account.rights))
  requires(settings.man_access_services, 'LINK_APP_ACCESS_FORBIDDEN')
}
