import type { Call } from '@vigie/contract/kit/call.ts'
import { encode } from './wire.ts'

/** A call with its values, by the wire's names, with the parts of its path filled in. */
export interface WireRequest {
  readonly method: string
  readonly path: string
  readonly payload: Readonly<Record<string, unknown>>
}

export function wireRequest(call: Call, input: unknown): WireRequest {
  const payload = { ...(encode(call.input, input) as Record<string, unknown> | undefined) }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = payload[name]
    delete payload[name]
    return encodeURIComponent(textOf(value ?? ''))
  })
  return { method: call.method, path, payload }
}

/** A value as a text of an address or of a form; what is nested as JSON. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

export interface HttpRequest {
  readonly method: string
  readonly address: string
  readonly body: string | FormData | null
}

/**
 * The same over HTTP: GET and DELETE carry their values in the query, the others in JSON, files as multipart. A call
 * that is read with secrets goes as POST with a body, because a secret never stands in an address.
 */
export function httpRequest(call: Pick<Call, 'secrets'>, { method, path, payload }: WireRequest, files: FilesByField = {}): HttpRequest {
  if (Object.keys(files).length > 0) return { method, address: path, body: multipart(payload, files) }
  const isInAddress = (method === 'GET' || method === 'DELETE') && !call.secrets
  if (!isInAddress) return { method: method === 'GET' ? 'POST' : method, address: path, body: JSON.stringify(payload) }
  const query = queryOf(payload).toString()
  return { method, address: query === '' ? path : `${path}?${query}`, body: null }
}

export type FilesByField = Readonly<Record<string, readonly File[]>>

function multipart(payload: WireRequest['payload'], files: FilesByField): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(payload)) {
    if (value === null || value === undefined) continue
    form.append(name, textOf(value))
  }
  for (const [name, list] of Object.entries(files)) for (const file of list) form.append(name, file)
  return form
}

/** A list repeats its key; what is nested (a position) stands beside the rest; nothing is sent for nothing. */
function queryOf(payload: WireRequest['payload']): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(payload)) {
    if (value === null || value === undefined) continue
    if (Array.isArray(value)) for (const one of value) query.append(name, textOf(one))
    else if (typeof value === 'object') for (const [inner, one] of queryOf(value as WireRequest['payload'])) query.append(inner, one)
    else query.append(name, textOf(value))
  }
  return query
}
