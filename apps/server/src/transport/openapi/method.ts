import type { Call } from '@vigie/contract/kit/call.ts'

export type HttpMethod = 'get' | 'post' | 'put' | 'delete'

/** A call that is read with secrets goes as POST over HTTP. */
export const httpMethodOf = (call: Pick<Call, 'method' | 'secrets'>): HttpMethod =>
  call.method === 'GET' && call.secrets ? 'post' : (call.method.toLowerCase() as HttpMethod)
