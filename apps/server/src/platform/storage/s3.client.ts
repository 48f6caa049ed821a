import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'

/** Milliseconds until a bucket must have begun to answer, once it has what was sent; and until it must have taken a small file. */
const patience = 15_000
const patienceOfPut = 120_000
/** Bytes in a millisecond, of the slowest line on which something is sent: a quarter of a megabit each second. */
const slowest = 32

/** Milliseconds until a bucket must have answered what is sent with so many bytes; undefined: with none. */
export const patienceWith = (bytes: number | undefined): number =>
  bytes === undefined ? patience : Math.max(patienceOfPut, patience + bytes / slowest)
/** Before each further try, in milliseconds: of what a bucket answers with 5xx or 429, and of a connection that broke. */
const pauses = [200, 1000]

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  readonly endpoint: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
}
/** Calls a bucket, and retries without an answer. `key`: below the bucket, as it stands in an address; `query`: in the order of its names. */
export type AskS3 = (method: string, key: string, more?: Asked, query?: string) => Promise<Response>
export interface Asked {
  readonly body?: Blob | string
  readonly headers?: Readonly<Record<string, string>>
}

const bytesOf = (body: Asked['body']): number | undefined => (typeof body === 'string' ? Buffer.byteLength(body) : body?.size)

/** A bucket of anything that speaks S3 (path style, signature 4). `stopped`: from then on nothing is waited for. */
export function s3Client({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings, stopped?: AbortSignal): AskS3 {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const base = (endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, '')

  async function tried(method: string, address: string, more: Asked): Promise<Response> {
    const signed = await client.sign(address, { method, ...more })
    // Until the answer begins: the reader of the body decides how long that takes.
    const cut = new AbortController()
    const timer = setTimeout(() => cut.abort(new Error('the storage does not answer')), patienceWith(bytesOf(more.body)))
    const signal = stopped ? AbortSignal.any([cut.signal, stopped]) : cut.signal
    return fetch(signed, { signal }).finally(() => clearTimeout(timer))
  }
  return async (method, key, more = {}, query = '') => {
    const address = `${base}/${bucket}${key && '/'}${key}${query && '?'}${query}`
    for (const wait of pauses) {
      const answer = await tried(method, address, more).catch(() => undefined)
      if (answer && answer.status < 500 && answer.status !== 429) return answer
      await answer?.body?.cancel()
      stopped?.throwIfAborted()
      await pause(wait)
    }
    return tried(method, address, more)
  }
}
