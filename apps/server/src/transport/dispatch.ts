import { mayEnter, role } from '@vigie/contract/access.ts'
import type { Event } from '@vigie/contract/kit/event.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { isForViewers, isWithdrawable, type Call } from '@vigie/contract/kit/call.ts'
import { addSeconds, type Instant } from '@vigie/contract/kit/time.ts'
import { uuid } from '@vigie/contract/kit/values.ts'
import * as z from 'zod/mini'
import type { Audience } from '../kit/audience.ts'
import type { Budgets } from '../kit/rate-limit.ts'
import type { RequestContext } from '../kit/handle.ts'
import type { Installation } from '../kit/installation.ts'
import { networkOf } from '../kit/network.ts'
import type { PriorityQueue } from '../kit/priority-queue.ts'
import { retryOnConflict, VersionConflict } from '../kit/version-conflict.ts'
import { mustChangePassword, subjectOf, type Company, type Session } from '../kit/session.ts'
import { problemsOf } from '../kit/sentences.ts'
import { isStorable } from '../kit/storable.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { Actor, CompanyDb, Db } from '../platform/postgres/db.ts'
import type { AfterAnswers } from './after.ts'
import { answerOf } from './refuse.ts'
import type { Answer, Body, OwnCode, Request } from './request.ts'
import type { CallTable, Entry, Found } from './table.ts'
import { readTexts } from './texts.ts'

/** Finds the company and the session of a request. Implemented by the domains of companies and sessions. */
interface Authenticator {
  /** Refuses an unknown company and codes that disagree. `own`: what the call's own values say. */
  companyOf(request: Request, own?: OwnCode): Promise<{ company: Company; db: CompanyDb; hotDb: Db; readingDb: Db }>
  /** Undefined: the token is unknown, expired, or of another company. */
  sessionOf(company: Company, db: Db, token: string, now: Instant): Promise<Session | undefined>
  isApp(basic: Request['basic']): boolean
  /** The person has acted: the idle time begins anew. */
  acted(db: Db, session: Session, now: Instant): Promise<void>
  /** What is to be written down of the contacts of a session; undefined: nothing. */
  noteContact(db: Db, session: Session, now: Instant): (() => Promise<unknown>) | undefined
  /** A call has changed something: what is cached of this company and of its sessions may be out of date. */
  changed(company: Company): void
}

interface SentCall {
  readonly userId: number
  readonly callId: string
  readonly now: Instant
}
interface BegunCall {
  end(): Promise<unknown>
  /** It was refused: nothing of it was done. */
  drop(): Promise<unknown>
}
/** Notes the ids of acts, so that each is done once and not after it was withdrawn. Implemented by the domain of withdrawals. */
interface SentCalls {
  /** Refuses an id that was withdrawn or done. */
  begin(db: Db, sent: SentCall): Promise<BegunCall>
}

export interface Emission {
  readonly event: Event
  readonly payload: unknown
  readonly to: readonly Audience[]
}
export interface Pipeline {
  readonly table: CallTable
  readonly authenticator: Authenticator
  readonly sentCalls: SentCalls
  readonly installation: Installation
  readonly clock: Clock
  /** How many calls a session may make, and whoever has none, by address. */
  readonly budgets: { readonly session: Budgets; readonly open: Budgets }
  /**
   * In which calls wait when more come than can be answered at once: those of sessions, and those of whoever has none, so
   * that strangers hold up nobody who is signed in.
   */
  readonly queues: { readonly session: PriorityQueue; readonly open: PriorityQueue }
  /** Sends an event to its audiences, after the commit. */
  readonly publish: (emissions: Emission) => void
  readonly after: AfterAnswers
  readonly log: Pick<Log, 'warn' | 'error'>
}
export type Dispatch = (request: Request) => Promise<Answer>

const actInterval = 60

/** The pipeline of every call: find, authenticate, authorise, decode, run, emit, write; and refuse, in one place. */
export function dispatcher(pipeline: Pipeline): Dispatch {
  return async (request) => {
    try {
      return { status: 200, data: await handleRequest(pipeline, request) }
    } catch (error) {
      return answerOf(error, request.language, (reference) =>
        pipeline.log.error({ err: error, reference, call: `${request.method} ${request.path}` }, 'unforeseen'),
      )
    }
  }
}

async function handleRequest(pipeline: Pipeline, request: Request): Promise<unknown> {
  const { table, authenticator, clock, installation, queues } = pipeline
  const found = table.find(request.method, request.path)
  requires(found, 'CALL_UNKNOWN')
  const { call } = found.entry
  // The company that a call names among its own values is known after they are read; of all other calls, before.
  const early = saysCompany(found) ? await request.body(call, null) : undefined
  const named = await authenticator.companyOf(request, early && ownCodeOf(found, early)).catch((error: unknown) => {
    if (call.withoutCompany === undefined || !(error instanceof Refusal && error.code === 'COMPANY_REQUIRED')) throw error
    refuseTooMany(pipeline.budgets.open.take(networkOf(request.address)))
    return undefined
  })
  if (!named) return found.entry.write(call.withoutCompany)
  const { company, db: coldDb, hotDb } = named
  const db = call.isHot ? hotDb : coldDb
  const authenticate = () => whoIs(pipeline, call, request, company, db, clock.now())
  const admitted = await authenticate()
  const { payload, files } = early ?? (await request.body(call, admitted))
  // Files may have taken minutes to come: who sent them may have lost his rights meanwhile.
  const session = files.length > 0 ? await authenticate() : admitted
  const now = clock.now()
  const emissions: Emission[] = []
  const works: (() => Promise<unknown>)[] = []
  const context: RequestContext = {
    input: decode(call, { ...payload, ...readTexts(call.input, found.values) }),
    company,
    session: session as Session,
    // Who asks, and what may be asked, has been said by the primary.
    db: dbFor(found, named, { userId: session?.user.id ?? null, way: '', now, ...(isLook(session, call) && { isReading: true }) }),
    now,
    isGone: () => request.isGone?.() ?? false,
    language: request.language,
    address: request.address,
    files,
    installation,
    log: pipeline.log,
    emit: (event, payload, to) => emissions.push({ event, payload, to }),
    emitNow: (event, payload, to) => pipeline.publish({ event, payload, to }),
    after: (work) => works.push(work),
  }
  const run = () => {
    // What is only read is not read for somebody who has gone meanwhile.
    if (call.method === 'GET' && request.isGone?.()) throw new Refusal('BUSY', { seconds: 1 })
    return retryOnConflict(() => {
      emissions.length = 0
      works.length = 0
      return found.entry.handler.run(context)
    })
  }
  const sent = sentCallOf(call, request, session, now)
  const runOnce = async () => {
    if (!sent) return run()
    const begun = await pipeline.sentCalls.begin(coldDb, sent)
    const answer = await Promise.resolve(run()).catch(async (error: unknown) => {
      // What was not foreseen may have come after its saves: its fate stays open.
      if (error instanceof Refusal || error instanceof VersionConflict) await begun.drop().catch(() => undefined)
      throw error
    })
    await begun.end().catch((error: unknown) => pipeline.log.warn({ err: error }, 'the end of a call was not noted'))
    return answer
  }
  const [queue, key] = session ? [queues.session, request.token!] : [queues.open, networkOf(request.address)]
  const output = await queue.run(runOnce, { priority: 0, key }).catch((error: unknown) => {
    // Others were faster five times: that says nothing against the call, and what is kept on a device is sent again.
    throw error instanceof VersionConflict ? new Refusal('BUSY', { seconds: 1 }) : error
  })
  if (session && isAct(found.entry, session, now)) await authenticator.acted(db, session, now)
  if (call.method !== 'GET' && !call.isHot) authenticator.changed(company)
  // Never beside an act that comes by the hundred: the question before it notes that of its device.
  const note = session && (!call.isHot || call.method === 'GET') ? authenticator.noteContact(db, session, now) : undefined
  if (note) works.push(note)
  emissions.forEach(pipeline.publish)
  pipeline.after.run(works, `${request.method} ${request.path}`)
  return found.entry.write(output)
}

/** The database of a viewing session is read-only, except for the call that ends the viewing. */
const isLook = (session: Session | null, { endsSession }: Call): boolean => session?.viewer != null && endsSession !== true

type Named = Awaited<ReturnType<Authenticator['companyOf']>>
/** A replica's where only lists are read, a shared one for hot calls, else one that notes who writes. */
function dbFor({ entry: { call, handler } }: Found, { db, hotDb, readingDb }: Named, actor: Actor): Db {
  if (actor.isReading) return db.by(actor)
  if (handler.isReading) return readingDb
  return call.isHot ? hotDb : db.by(actor)
}

const saysCompany = ({ entry }: Found): boolean => entry.call.companyCodeIn !== undefined

/** The company's code where a call carries one among its own values. */
function ownCodeOf({ entry: { call }, values }: Found, { payload }: Body): OwnCode {
  const inPath = values[call.companyCodeIn!]
  const given = payload[call.companyCodeIn!]
  return { inPath, inPayload: inPath === undefined && typeof given === 'string' ? given : undefined }
}

/** The session, when there must or may be one; refuses whoever may not make this call, or makes too many. */
async function whoIs(
  { authenticator, budgets }: Pipeline,
  call: Call,
  { token, basic, address }: Request,
  company: Company,
  db: Db,
  now: Instant,
): Promise<Session | null> {
  const session = token ? ((await authenticator.sessionOf(company, db, token, now)) ?? null) : null
  refuseTooMany(session ? budgets.session.take(token!) : budgets.open.take(networkOf(address)))
  if (session?.viewer && !isForViewers(call)) throw new Refusal('VIEWING_ONLY')
  const isApp = authenticator.isApp(basic)
  const mayBeNobody = call.access.nobody !== undefined
  if (token && !session && !mayBeNobody) throw new Refusal('UNAUTHORISED')
  const caller = subjectOf(company, session, isApp ? 'app' : 'nobody')
  if (mayEnter(call.access, caller)) {
    // The browser shows a dialog that cannot be closed; this is what enforces it.
    if (session && mustChangePassword(session) && !call.isBeforePassword) throw new Refusal('PASSWORD_CHANGE_REQUIRED')
    return session
  }
  // A call that is open without a session may be made by someone signed in too, as if without one.
  if (mayBeNobody && mayEnter(call.access, subjectOf(company, null, 'nobody'))) return null
  if (call.access.app && !session) throw new Refusal('APP_CREDENTIALS_WRONG')
  throw new Refusal(session || mayBeNobody ? 'FORBIDDEN' : 'UNAUTHORISED')
}

/** `seconds`: what a budget answered. */
export function refuseTooMany(seconds: number): void {
  if (seconds > 0) throw new Refusal('TOO_MANY_CALLS', { seconds })
}

/** The values of a request as a call's handler is given them; refuses those that it does not ask for, by the wire's names. */
export function decode(call: Call, payload: Record<string, unknown>): unknown {
  requires(isStorable(payload), 'MALFORMED')
  const read = z.safeDecode(call.input, payload)
  if (!read.success) throw new Refusal('INVALID', {}, problemsOf(read.error, payload))
  return read.data
}

/** The act of a request that bears an id; undefined: it bears none, or none of this call. */
function sentCallOf(call: Call, { callId }: Request, session: Session | null, now: Instant): SentCall | undefined {
  // A device's acts lie in its own journal.
  if (callId === undefined || !session || session.user.role === role.device || !isWithdrawable(call)) return undefined
  requires(z.safeParse(uuid, callId).success, 'MALFORMED')
  return { userId: session.user.id, callId, now }
}

/** What a person does is an act; reading and socket traffic are not. */
const isAct = ({ call }: Entry, session: Session, now: Instant): boolean =>
  session.idleMinutes !== null && call.method !== 'GET' && !call.endsSession && now >= addSeconds(session.actedAt, actInterval)
