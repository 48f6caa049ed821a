import http from 'node:http'

export interface Asking {
  readonly method?: string
  /** With `/api`. */
  readonly path: string
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  /** A table is sent as JSON. */
  readonly body?: object | string | Buffer
  /** The client's own address. */
  readonly from?: string
  readonly agent?: http.Agent
  readonly waitMilliseconds?: number
}
export interface Answer {
  /** 0: there was no answer, but what `code` says. */
  readonly status: number
  /** The refusal's code, or the error of the connection. */
  readonly code: string
  readonly text: string
  /** Seconds. */
  readonly retryAfter: number | undefined
  readonly milliseconds: number
}

/** One request over HTTP, of a client that keeps nothing of it. */
export function ask(port: number, asking: Asking): Promise<Answer> {
  const { path, token, headers, body, from, agent = false, waitMilliseconds = 60_000 } = asking
  const isTable = typeof body === 'object' && !Buffer.isBuffer(body)
  const bytes = body === undefined ? undefined : Buffer.from(isTable ? JSON.stringify(body) : body)
  const began = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, code: string, text = '', retryAfter?: number) =>
      resolve({ status, code, text, retryAfter, milliseconds: performance.now() - began })
    const asked = http.request(
      {
        host: '127.0.0.1',
        port,
        path,
        agent,
        method: asking.method ?? (body === undefined ? 'GET' : 'POST'),
        ...(from && { localAddress: from }),
        headers: {
          'x-client-code': 'DEMO',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(bytes && { 'content-type': 'application/json', 'content-length': String(bytes.length) }),
          ...headers,
        },
      },
      (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('error', (error: NodeJS.ErrnoException) => end(0, error.code ?? error.message))
        answer.on('end', () => {
          const text = Buffer.concat(pieces).toString()
          const after = answer.headers['retry-after']
          end(
            answer.statusCode ?? 0,
            /"code":"(\w+)"/.exec(text.slice(0, 300))?.[1] ?? '',
            text,
            after === undefined ? undefined : Number(after),
          )
        })
      },
    )
    asked.setTimeout(waitMilliseconds, () => asked.destroy(Object.assign(new Error(), { code: 'SILENT' })))
    asked.on('error', (error: NodeJS.ErrnoException) => end(0, error.code ?? error.message))
    asked.end(bytes)
  })
}

/** What a counter is to count of an answer. */
export const wordOf = ({ status, code }: Answer): string => (status === 0 ? `shut (${code})` : String(status))
