import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { instant, text, timeZone } from '../kit/values.ts'
import { companySettings, features, type Feature } from './settings.ts'
import { sessionUser, userLanguage } from '../auth/users.ts'

export const about = 'The company: what an app needs before anyone signs in, its theme, its version and its settings.'

/** What a company looks like before anyone has signed in. */
export const theme = shape({
  code: ['client_code', z.string()],
  name: ['name', z.string()],
  logoUrl: ['logo', z.nullable(z.string())],
  primaryColour: ['color_primary', z.string()],
  secondaryColour: ['color_secondary', z.string()],
})

/** The session's parameters. */
export const sessionParameters = shape({
  companyCode: ['client_code', z.string()],
  currency: ['currency_name', z.string()],
  logoUrl: ['logo', z.nullable(z.string())],
  pageTexts: ['pagesTexts', z.record(z.string(), z.string())],
  isClockingSiteEnabled: ['isClockingSiteEnabled', z.boolean()],
  isDevicePaired: ['isDevicePaired', z.boolean()],
})

/** The environment: the company's settings as this user has them, the mobile settings and the features that are on. */
export const environment = shape({
  settings: ['settings', companySettings],
  mobile: ['mobile', shape({ urgencyPhone: ['phone_urgency', z.string()] })],
  features: ['features', z.array(z.enum(Object.keys(features) as [Feature, ...Feature[]]))],
  parameters: ['parameters', sessionParameters],
})

/** What the socket's init answers (coverage 7.010), and the same for a session. */
export const session = shape({
  sockets: ['sockets', z.array(z.string())],
  socketUrl: ['socketUrl', z.string()],
  apiUrl: ['apiUrl', z.string()],
  apiVersion: ['apiVersion', z.string()],
  environment: ['env', environment],
  user: ['user', z.nullable(sessionUser)],
  /** What the user has chosen, wherever that was; null when no user is signed in, or none has chosen. */
  language: ['language', userLanguage],
  /** Digest of all that a session may do and see of itself; it changes with them (`lineOpened`). Null: no session. */
  sessionVersion: ['session_version', z.optional(z.nullable(z.string()))],
  /** Of an agent: whether one of its contracts in force opens availabilities. */
  canAccessAvailabilities: ['can_access_availabilities', z.optional(z.boolean())],
  /** Of an administrator who looks at the portal as this user: until when. Nothing can be changed meanwhile. */
  viewingUntil: ['viewing_until', z.optional(instant)],
  accessToken: ['accessToken', z.nullable(z.string())],
  /** Of a session whose company has a map: where this server answers its tiles, before /zoom/x/y. Its own address stays here. */
  mapTiles: ['map_tiles', z.optional(z.string())],
  isDevicePaired: ['isDevicePaired', z.boolean()],
  theme: ['theme', theme],
  timeZone: ['time_zone', timeZone],
  isDemo: ['is_demo', z.boolean()],
  /** The platform's clock, so that a device can show the right time and measure its own drift. */
  now: ['now', instant],
})

export const readInit = call({
  method: 'GET',
  path: '/init',
  does: 'What an app needs before anyone signs in: the company, its theme and settings, the addresses.',
  isBeforePassword: true,
  companyCodeIn: 'apiCode',
  access: may.anyone,
  input: shape({ companyCode: ['apiCode', z.optional(text(32))] }),
  output: session,
})

export const readStart = call({
  method: 'GET',
  path: '/start',
  does: 'What GET /init answers; or null where several companies live here and none was named: an app then asks for its code.',
  isBeforePassword: true,
  companyCodeIn: 'apiCode',
  withoutCompany: { exchange: null },
  access: may.anyone,
  isOurs: true,
  input: shape({ companyCode: ['apiCode', z.optional(text(32))] }),
  output: shape({ exchange: ['exchange', z.nullable(session)] }),
})

export const readVersion = call({
  method: 'GET',
  path: '/database/version',
  does: 'The version of the company, which decides the features that are on.',
  isBeforePassword: true,
  access: may.anyone,
  input: z.object({}),
  output: shape({ version: ['version', z.string()] }),
})

export const readTheme = call({
  method: 'GET',
  path: '/company/theme',
  does: "The company's name, logo and two colours.",
  isBeforePassword: true,
  access: may.anyone,
  input: z.object({}),
  output: theme,
})

export const readLogo = call({
  method: 'GET',
  path: '/file/logo',
  does: "Where the company's logo is; null where the product's own mark stands.",
  isBeforePassword: true,
  access: may.anyone,
  input: z.object({}),
  output: shape({ url: ['url', z.nullable(z.string())] }),
})

export const lookUpCompany = call({
  method: 'GET',
  path: '/client-access/{code}',
  does: 'Where a company lives, by its code. Asked with the basic credentials of the app.',
  companyCodeIn: 'code',
  access: may.lookUpCompany,
  example: { code: 'DEMO' },
  input: shape({ code: ['code', text(32)] }),
  output: shape({ url: ['url', z.string()], apiUrl: ['api_url', z.string()] }),
})
