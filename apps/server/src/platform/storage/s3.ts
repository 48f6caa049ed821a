import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { s3Client, type Asked, type S3Settings } from './s3.client.ts'
import { checkedKey, type Storage } from './storage.ts'

/** Files in a bucket of anything that speaks S3 (path style, signature 4). A bucket belongs to one installation. */
export function s3Storage(settings: S3Settings): Storage {
  const asked = s3Client(settings)
  const ask = (method: string, key: string, more?: Asked) => asked(method, checkedKey(key), more)
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
