import { createHash } from 'node:crypto'
import { role } from '@vigie/contract/access.ts'
import type { session as sessionShape } from '@vigie/contract/companies/companies.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { featuresOf } from '@vigie/contract/companies/settings.ts'
import type * as z from 'zod/mini'
import type { Installation } from '../../kit/installation.ts'
import { tilesPath } from '../../kit/tiles.ts'
import type { Company, Session } from '../../kit/session.ts'

interface Parts {
  readonly company: Company
  readonly session: Session | null
  readonly accessToken?: string | null
  readonly installation: Installation
  readonly now: Instant
  readonly pageTexts: Record<string, string>
}

/** The addresses of the API and of the socket: the company's own server when it has one, else this one. */
export const addressesOf = (company: Company, { addresses }: Installation) => ({
  apiUrl: company.apiUrl ?? `${addresses.publicUrl}/api`,
  socketUrl: company.url ?? addresses.publicUrl,
})

export const themeOf = (company: Company) => ({
  code: company.code,
  name: company.name,
  logoUrl: company.logoUrl,
  primaryColour: company.settings.color_primary,
  secondaryColour: company.settings.color_secondary,
})

/** Stands, in one short text, for all that GET /getUser says of a session and its company, and for the sites that it is held to. */
export function sessionVersionOf(company: Company, { user, language, settings, siteIds, canAccessAvailabilities }: Session): string {
  const seen = JSON.stringify([company, user, language, settings, siteIds, canAccessAvailabilities])
  return createHash('sha256').update(seen).digest('base64')
}

/** What init and getUser answer. */
export function sessionAnswer({ company, session, accessToken, installation, now, pageTexts }: Parts): z.output<typeof sessionShape> {
  const stored = session?.settings ?? company.settings
  // What the server of a map is asked with may hold a key that is paid for: readers get its tiles from here.
  const settings = { ...stored, map_tiles_url: '' }
  const { apiUrl, socketUrl } = addressesOf(company, installation)
  const isDevicePaired = session?.deviceId != null
  return {
    sockets: [socketUrl],
    socketUrl,
    apiUrl,
    apiVersion: company.apiVersion,
    environment: {
      settings,
      mobile: { urgencyPhone: settings.phone_urgency },
      features: featuresOf(company.apiVersion),
      parameters: {
        companyCode: company.code,
        currency: settings.currency_name,
        logoUrl: company.logoUrl,
        pageTexts,
        isClockingSiteEnabled: settings.is_clocking_enabled,
        isDevicePaired,
      },
    },
    user: session?.user ?? null,
    language: session?.language ?? null,
    sessionVersion: session && sessionVersionOf(company, session),
    ...(session?.user.role === role.agent && { canAccessAvailabilities: session.canAccessAvailabilities }),
    ...(session?.viewer && { viewingUntil: session.viewer.endsAt }),
    accessToken: accessToken ?? null,
    ...(session && stored.map_tiles_url && { mapTiles: tilesPath(installation.secrets, company.id, stored.map_tiles_url) }),
    isDevicePaired,
    theme: themeOf(company),
    timeZone: company.timeZone,
    isDemo: installation.isDemo(company),
    now,
  }
}
