import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { s3Client, type S3Settings } from '../storage/s3.client.ts'
import { sumOf } from './contents.ts'
import type { BackupTarget } from './target.ts'

const megabyte = 1024 * 1024
/** Bytes of a part: a larger file goes in several. Small, so that one gets through a slow line before the patience with it is over. */
const usualPart = 8 * megabyte
/** A bucket takes no more of one file; all but the last of the same size, or some refuse them. */
const mostParts = 10_000
/** Bytes read at once: unpacking takes longer than a connection may be idle, and a broken one costs a piece. */
const pieceBytes = 8 * megabyte

/** Bytes of each part of a file: whole megabytes. */
export const partOf = (size: number, least = usualPart): number => Math.max(least, Math.ceil(size / mostParts / megabyte) * megabyte)

interface S3TargetSettings {
  /** Bytes of the smallest part. */
  readonly leastPart?: number
  /** From then on nothing is waited for. */
  readonly stopped?: AbortSignal | undefined
}

/** The names of a bucket under a prefix. They are ours: no character of them needs to be written otherwise in XML. */
export function s3Target(settings: S3Settings, prefix: string, { leastPart = usualPart, stopped }: S3TargetSettings = {}): BackupTarget {
  const ask = s3Client(settings, stopped)
  const keyOf = (name: string) => (prefix + name).split('/').map(encodeURIComponent).join('/')
  const refused = async (doing: string, answer: Response): Promise<Error> => {
    await answer.body?.cancel()
    return new Error(`the bucket would not ${doing} a backup: ${answer.status}`)
  }
  /** Its answer as text, where it is a yes. */
  const textOf = async (doing: string, answer: Response): Promise<string> => {
    if (!answer.ok) throw await refused(doing, answer)
    return answer.text()
  }
  const sent = async (key: string, body: Blob, query = ''): Promise<Response> => {
    const sum = createHash('sha256')
    for await (const chunk of body.stream()) sum.update(chunk)
    return ask('PUT', key, { body, headers: { 'x-amz-content-sha256': sum.digest('hex') } }, query)
  }
  async function putInParts(key: string, file: Blob): Promise<void> {
    const begun = await textOf('begin', await ask('POST', key, {}, 'uploads='))
    const upload = encodeURIComponent(tagged(begun, 'UploadId')[0] ?? '')
    try {
      const parts: string[] = []
      const partBytes = partOf(file.size, leastPart)
      for (let at = 0; at < file.size; at += partBytes) {
        const number = parts.length + 1
        const answer = await sent(key, file.slice(at, at + partBytes), `partNumber=${number}&uploadId=${upload}`)
        if (!answer.ok) throw await refused('take', answer)
        await answer.body?.cancel()
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${answer.headers.get('etag')}</ETag></Part>`)
      }
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
      const headers = { 'x-amz-content-sha256': sumOf(body), 'content-type': 'application/xml' }
      const ended = await textOf('end', await ask('POST', key, { body, headers }, `uploadId=${upload}`))
      // A bucket may answer 200 and then report an error.
      if (ended.includes('<Error>')) throw new Error(`the bucket would not end a backup: ${tagged(ended, 'Code')[0]}`)
    } catch (error) {
      await ask('DELETE', key, {}, `uploadId=${upload}`).then(
        (answer) => answer.body?.cancel(),
        () => {},
      )
      throw error
    }
  }
  /** A piece of a file from a byte on, and how many bytes the file has; undefined: there is none. */
  async function piece(name: string, from: number): Promise<{ bytes: Buffer; size: number } | undefined> {
    const answer = await ask('GET', keyOf(name), { headers: { range: `bytes=${from}-${from + pieceBytes - 1}` } })
    if (answer.status === 206) {
      const size = Number(answer.headers.get('content-range')?.split('/')[1])
      return { bytes: Buffer.from(await answer.arrayBuffer()), size }
    }
    const error = await refused('read', answer)
    if (answer.status === 404) return undefined
    throw error
  }
  async function* pieces(name: string, first: { bytes: Buffer; size: number }): AsyncGenerator<Buffer> {
    yield first.bytes
    for (let at = first.bytes.length; at < first.size;) {
      const next = await piece(name, at)
      if (!next || next.size !== first.size || next.bytes.length === 0) throw new Error('the bucket changed a backup while it was read')
      yield next.bytes
      at += next.bytes.length
    }
  }
  return {
    async list(beginning) {
      const names: string[] = []
      for (let after = ''; ;) {
        const from = after && `continuation-token=${encodeURIComponent(after)}&`
        const query = `${from}list-type=2&prefix=${encodeURIComponent(prefix + beginning)}`
        const text = await textOf('list', await ask('GET', '', {}, query))
        names.push(...tagged(text, 'Key').map((key) => key.slice(prefix.length)))
        after = tagged(text, 'NextContinuationToken')[0] ?? ''
        if (!after) return names
      }
    },
    async put(name, file) {
      const body = await openAsBlob(file)
      if (body.size > leastPart) return putInParts(keyOf(name), body)
      const answer = await sent(keyOf(name), body)
      if (!answer.ok) throw await refused('take', answer)
      await answer.body?.cancel()
    },
    async read(name) {
      const first = await piece(name, 0)
      return first && Readable.from(pieces(name, first))
    },
    async remove(name) {
      const answer = await ask('DELETE', keyOf(name))
      if (!answer.ok && answer.status !== 404) throw await refused('remove', answer)
      await answer.body?.cancel()
    },
  }
}

/** The texts between the tags of a name. */
const tagged = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map((one) => one[1]!)
