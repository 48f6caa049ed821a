import type { Call } from '@vigie/contract/kit/call.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import type { UploadedFile } from '../kit/handle.ts'
import type { Session } from '../kit/session.ts'

/** The values that a request carries. */
export interface Body {
  readonly payload: Readonly<Record<string, unknown>>
  readonly files: readonly UploadedFile[]
}

/** A call as it comes in over either transport, before anything is known of it. */
export interface Request {
  readonly method: string
  readonly path: string
  /** Reads the values: asked for once it is known who makes which call, so that nobody else's are read. */
  readonly body: (call: Call, session: Session | null) => Body | Promise<Body>
  readonly token: string | undefined
  readonly companyCode: string | undefined
  readonly apiCode: string | undefined
  /** The host's name, which may say the company. */
  readonly host: string | undefined
  readonly basic: { readonly user: string; readonly password: string } | undefined
  readonly language: Language
  readonly address: string
  /** Of an act: by it the act is withdrawn where it is not answered. */
  readonly callId?: string | undefined
  /** Whether nobody waits for the answer any more. */
  readonly isGone?: () => boolean
}

/** A company's code among a call's own values (`companyCodeIn` of the contract). */
export interface OwnCode {
  /** From the path it is taken whatever the envelope says: the look-up asks for a company other than the current one. */
  readonly inPath: string | undefined
  /** From the payload it must agree with those of the envelope. */
  readonly inPayload: string | undefined
}

/** A refusal as it travels. `errors` is by the wire's names. */
interface RefusalAnswer {
  readonly code: string
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
}
export type Answer =
  | { readonly status: number; readonly data: unknown }
  | { readonly status: number; readonly error: RefusalAnswer; readonly retryAfterSeconds?: number }
