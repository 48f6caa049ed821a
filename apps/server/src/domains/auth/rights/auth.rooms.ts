import type { Instant } from '@vigie/contract/kit/time.ts'
import { audience, roomsOf, type Audience } from '../../../kit/audience.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Request } from '../../../transport/request.ts'
import type { Handshake } from '../../../transport/socket/socket.ts'
import type { Watched } from '../../../transport/idle.ts'
import type { CompanyAuthenticator } from '../../companies/companies.authenticator.ts'
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
 * be paired, known by its secret.
 */
export function socketRooms({ companies, sessions, open, clock }: SocketRoomsParts) {
  const waiting = new WeakMap<readonly Audience[], (watch: Watch) => void>()
  return {
    async roomsFor(handshake: Handshake): Promise<readonly Audience[]> {
      const token = text(handshake.token)
      const readAt = open.changes()
      const { company, db } = await companies.companyOf(askedFor(handshake))
      const session = token && (await sessions.sessionOf(company, db, token, clock.now()))
      if (!session) {
        const secret = text(handshake.secret)
        return secret ? [audience.pairing(company.id, digestOf(secret))] : []
      }
      const rooms = roomsOf(company, session)
      const endsAt = async () => {
        const live = await sessions.sessionOf(company, db, token, clock.now())
        return live && endOf(live)
      }
      waiting.set(rooms, (watch) => {
        open.entered(company, session, rooms, readAt)
        watch({ room: audience.session(company.id, session.tokenHash), endsAt }, endOf(session))
      })
      return rooms
    },
    /** The socket has joined its rooms. */
    watch: (rooms: readonly Audience[], watch: Watch): void => waiting.get(rooms)?.(watch),
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
