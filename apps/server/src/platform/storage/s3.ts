import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { Config } from '../../config.ts'
import { checkedKey, type Storage } from './storage.ts'

/** Milliseconds until a bucket must have begun to answer, once it has what was sent; and until it must have taken a file. */
const patience = 15_000
const patienceOfPut = 120_000
/** Before each further try, in milliseconds: of what a bucket answers with 5xx or 429, and of a connection that broke. */
const pauses = [200, 1000]

/** Files in a bucket of anything that speaks S3 (path style, signature 4). A bucket belongs to one installation. */
export function s3Storage({ bucket, region, endpoint, accessKeyId, secretAccessKey }: NonNullable<Config['s3']>): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const base = (endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, '')
  const addressOf = (key: string) => `${base}/${bucket}/${checkedKey(key)}`

  async function tried(method: string, address: string, more: RequestInit): Promise<Response> {
    const signed = await client.sign(address, { method, ...more })
    // Until the answer begins: how long its body takes is up to whoever reads it.
    const cut = new AbortController()
    const timer = setTimeout(() => cut.abort(new Error('the storage does not answer')), more.body ? patienceOfPut : patience)
    return fetch(signed, { signal: cut.signal }).finally(() => clearTimeout(timer))
  }
  async function ask(method: string, key: string, more: RequestInit = {}): Promise<Response> {
    const address = addressOf(key)
    for (const wait of pauses) {
      const answer = await tried(method, address, more).catch(() => undefined)
      if (answer && answer.status < 500 && answer.status !== 429) return answer
      await answer?.body?.cancel()
      await pause(wait)
    }
    return tried(method, address, more)
  }
  const refused = (doing: string, answer: Response) => new Error(`the storage would not ${doing} a file: ${answer.status}`)
  return {
    async put(key, from, sha256) {
      // Read from the disk as it is sent; the bucket compares its print.
      const body = await openAsBlob(from)
      const answer = await ask('PUT', key, { body, headers: { 'x-amz-content-sha256': sha256.toString('hex') } })
      await answer.body?.cancel()
      if (!answer.ok) throw refused('take', answer)
    },
    async open(key, part) {
      const answer = await ask('GET', key, part && { headers: { range: `bytes=${part.from}-${part.to}` } })
      const size = Number(answer.headers.get('content-length'))
      // The whole in place of a part would be sent under the part's name.
      if (answer.status === (part ? 206 : 200) && answer.body) return { body: Readable.fromWeb(answer.body), size }
      await answer.body?.cancel()
      if (answer.status === 404) return undefined
      throw refused('read', answer)
    },
    async remove(key) {
      const answer = await ask('DELETE', key)
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404) throw refused('remove', answer)
    },
  }
}
