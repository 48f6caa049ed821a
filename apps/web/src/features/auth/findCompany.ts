import { lookUpCompany, readInit } from '@vigie/contract/companies/companies.ts'
import { ask } from '../../api/ask.ts'
import { isNative } from '../../native/platform.ts'
import { storeCompany, storeServer } from '../../session/company.ts'
import { startSession } from '../../session/start.ts'

/** Milliseconds (coverage 9.004). */
export const lookUpTimeout = 10_000

/** The app's own credentials, given when it is built. */
const appCredentials = (): { user: string; password: string } | null => {
  const { VITE_APP_USER: user, VITE_APP_PASSWORD: password } = import.meta.env as Record<string, string | undefined>
  return user && password ? { user, password } : null
}

/** The mobile app was built without the credentials that a look-up needs. */
export class LookUpUnavailable extends Error {}

/**
 * Finds a company by its code and begins anew in it. The mobile app asks where it lives and remembers the address;
 * on the web the company lives here, and only its code is remembered.
 */
export async function enterCompany(code: string): Promise<void> {
  if (isNative()) {
    const basic = appCredentials()
    if (!basic) throw new LookUpUnavailable()
    const { url, apiUrl } = await ask(lookUpCompany, { code }, { basic, timeout: lookUpTimeout, companyCode: code })
    // Every call adds its own /api.
    storeServer(new URL(apiUrl, url).href.replace(/\/api\/?$/, ''))
  } else {
    await ask(readInit, { companyCode: code }, { isByHttp: true, timeout: lookUpTimeout, companyCode: code })
  }
  storeCompany(code)
  await startSession()
}
