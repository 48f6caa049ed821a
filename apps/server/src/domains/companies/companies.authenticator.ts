import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { largestId } from '@vigie/contract/kit/values.ts'
import { ttlCache } from '../../kit/ttl-cache.ts'
import type { Company } from '../../kit/session.ts'
import type { CompanyDb, Database, Db } from '../../platform/postgres/db.ts'
import type { OwnCode, Request } from '../../transport/request.ts'
import { readCompany } from './companies.store.ts'

export interface CompanyAuthenticator {
  readonly companyOf: (request: Request, own?: OwnCode) => Promise<{ company: Company; db: CompanyDb; hotDb: Db; readingDb: Db }>
  /** The company of an id; undefined when there is none. */
  byId(companyId: number): Promise<{ company: Company | undefined; db: CompanyDb }>
  /** A company's settings may have changed. */
  forget(companyId: number): void
  forgetAll(): void
}

/**
 * Which company a call is for: its code, else that of the token, else the host's name, else the
 * only one there is.
 */
export function companyAuthenticator(database: Database, staleMilliseconds: number): CompanyAuthenticator {
  const ids = ttlCache<number | null>(60_000)
  const companies = ttlCache<Company | undefined>(staleMilliseconds)
  const lookUp = (question: string, args: readonly string[]) =>
    ids.get(`${question}:${args.join()}`, async () => {
      const [row] = await database.callPublic<Record<string, number | null>>(question, args)
      return row?.[question] ?? null
    })
  const idByCode = async (code: string) => {
    // What cannot be a code (as the table of companies checks it) is not looked for.
    const id = /^[A-Z0-9][A-Z0-9_-]{1,31}$/i.test(code) ? await lookUp('company_by_code', [code]) : null
    // A company that has just been made is not unknown for a minute.
    if (id === null) ids.forget(`company_by_code:${code}`)
    requires(id, 'COMPANY_UNKNOWN')
    return id
  }
  const idOf = async (request: Request, own: OwnCode | undefined): Promise<number | null> => {
    const code = codeOf(request, own)
    if (code) return idByCode(code)
    const fromToken = Number(request.token?.split('.')[0])
    if (Number.isInteger(fromToken) && fromToken > 0 && fromToken <= largestId) return fromToken
    const byHost = request.host ? await lookUp('company_by_host', [request.host]) : null
    if (byHost !== null) return byHost
    const alone = await lookUp('company_alone', [])
    ids.forget('company_alone:')
    return alone
  }
  const byId: CompanyAuthenticator['byId'] = async (id) => {
    const db = database.forCompany(id)
    return { company: await companies.get(String(id), () => readCompany(db)), db }
  }
  return {
    byId,
    async companyOf(request, own) {
      const id = await idOf(request, own)
      requires(id, 'COMPANY_REQUIRED')
      const { company, db } = await byId(id)
      if (!company) throw new Refusal('UNAUTHORISED')
      return { company, db, hotDb: database.hotForCompany(id), readingDb: database.readingForCompany(id) }
    },
    forget: (companyId) => companies.forget(String(companyId)),
    forgetAll: () => companies.forgetAll(),
  }
}

/** The code in the call's path, else in its envelope or its payload; the latter must agree. */
function codeOf({ companyCode, apiCode }: Request, own: OwnCode | undefined): string | undefined {
  const given = [companyCode, apiCode, own?.inPayload].filter((code) => code !== undefined && code !== '')
  if (new Set(given.map((code) => code!.toUpperCase())).size > 1) throw new Refusal('COMPANY_MISMATCH')
  return own?.inPath ?? given[0]
}
