import { lineOpened } from '@vigie/contract/auth/sessions.events.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { audience, roomsOf } from '../../../kit/audience.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Request } from '../../../transport/request.ts'
import type { Entry, Handshake } from '../../../transport/socket/socket.ts'
import type { Watched } from '../../../transport/idle.ts'
import type { CompanyAuthenticator } from '../../companies/companies.authenticator.ts'
import { sessionVersionOf } from '../../companies/companies.session.ts'
import { digestOf } from '../sessions/auth.tokens.ts'
import type { sessionAuthenticator } from '../sessions/auth.authenticator.ts'
import type { OpenSessions } from './auth.open.ts'
import { endOf } from '../sessions/sessions.store.ts'

type Watch = (watched: Watched, endsAt: Instant | null) => void

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

export interface SocketRoomsParts {
  readonly companies: CompanyAuthenticator
  readonly sessions: ReturnType<typeof sessionAuthenticator>
  readonly open: OpenSessions
  readonly clock: Clock
}

/**
 * The rooms that a socket joins when it opens: those of its session; or, without one, that of the device which waits to
 * be paired, known by its secret. Whoever names a session is told first which version of it holds: what changed while no
 * line stood was told to nobody.
 */
export function socketEntries({ companies, sessions, open, clock }: SocketRoomsParts) {
  const waiting = new WeakMap<Entry, (watch: Watch) => void>()
  return {
    async entryOf(handshake: Handshake): Promise<Entry> {
      const token = text(handshake.token)
      const readAt = open.changes()
      const { company, db } = await companies.companyOf(askedFor(handshake))
      const now = clock.now()
      const session = token && (await sessions.sessionOf(company, db, token, now))
      const greeting = (sessionVersion: string | null) => ({ event: lineOpened, payload: { sessionVersion, now } })
      if (!session) {
        const secret = text(handshake.secret)
        const rooms = secret ? [audience.pairing(company.id, digestOf(secret))] : []
        return token ? { rooms, greeting: greeting(null) } : { rooms }
      }
      const rooms = roomsOf(company, session)
      const entry = { rooms, greeting: greeting(sessionVersionOf(company, session)) }
      const endsAt = async () => {
        const live = await sessions.sessionOf(company, db, token, clock.now())
        return live && endOf(live)
      }
      waiting.set(entry, (watch) => {
        open.entered(company, session, rooms, readAt)
        watch({ room: audience.session(company.id, session.tokenHash), endsAt }, endOf(session))
      })
      return entry
    },
    /** The socket has joined its rooms. */
    watch: (entry: Entry, watch: Watch): void => waiting.get(entry)?.(watch),
  }
}

const askedFor = ({ token, clientCode }: Handshake): Request => ({
  method: 'GET',
  path: '/socket',
  body: () => ({ payload: {}, files: [] }),
  token: text(token),
  companyCode: text(clientCode),
  apiCode: undefined,
  host: undefined,
  basic: undefined,
  language: 'fr',
  address: '',
})
