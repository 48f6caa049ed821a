import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { Budgets } from '../../kit/rate-limit.ts'
import type { Secrets } from '../../kit/installation.ts'
import { networkOf } from '../../kit/network.ts'
import type { PriorityQueue } from '../../kit/priority-queue.ts'
import { readLink, type Stored } from '../../kit/stored.ts'
import type { Part, Storage } from '../../platform/storage/storage.ts'
import type { Addresses } from '../address.ts'
import { refuseTooMany } from '../dispatch.ts'

interface FoundFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: number
  readonly isThumbnail: boolean
  /** Its bytes, where they do not lie in the storage. */
  readonly content?: Buffer
}
export interface StoredParts {
  readonly secrets: Secrets
  readonly now: () => Instant
  readonly storage: Storage
  /** The file of a link, while the session that it was given to lives. */
  readonly find: (link: Stored, now: Instant) => Promise<FoundFile | undefined>
  readonly addresses: Addresses
  /** How much an address may ask for, calls and files together. */
  readonly budget: Budgets
  /** Where those wait who send no session: an `img` and a link send none. */
  readonly queue: PriorityQueue
}

/** The type of every thumbnail (look.pictures.ts). */
const thumbnailType = 'image/webp'
/** Opened by itself, a file runs nothing, asks for nothing and stands in no frame, whatever it holds. */
const policy = "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Files by signed links (kit/stored.ts): whole, in part, or their headers alone. Nothing of them is kept on the way. */
export function mountStored(server: FastifyInstance, { secrets, now, storage, find, addresses, budget, queue }: StoredParts): void {
  server.route<{ Params: { token: string } }>({
    method: ['GET', 'HEAD'],
    url: '/stored/:token',
    async handler(asked, reply) {
      const network = networkOf(addresses.of(asked.raw))
      refuseTooMany(budget.take(network))
      const at = now()
      const link = readLink(secrets, asked.params.token, at)
      const file = link && (await queue.run(() => find(link, at), { priority: 0, key: network }))
      if (!link || !file) throw new Refusal('NOT_FOUND')
      reply
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', policy)
        .header('content-disposition', dispositionOf(file.name, link.isDownload))
        .type(file.isThumbnail ? thumbnailType : file.mediaType)
      if (file.content) return reply.send(file.content)
      const part = file.isThumbnail ? undefined : partOf(asked.headers, file.bytes)
      if (!file.isThumbnail) reply.header('accept-ranges', 'bytes')
      if (part === 'none') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send('')
      if (part) reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${file.bytes}`)
      const opened = await storage.open(link.storageKey, part)
      // Its row is there and its bytes are not: a storage that was restored from an older copy.
      if (!opened) throw new Refusal('NOT_FOUND')
      reply.header('content-length', opened.size)
      if (asked.method === 'GET') return reply.send(opened.body)
      opened.body.destroy()
      return reply.send('')
    },
  })
}

/** One part of a file, as the header `range` says; undefined: all of it; none: what lies behind its end. */
function partOf({ range }: IncomingHttpHeaders, size: number): Part | 'none' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to ? 'none' : { from, to }
}

/** The name in letters that every program reads, none of which means anything to a disk, and as it is (RFC 6266, RFC 8187). */
function dispositionOf(name: string, isDownload: boolean): string {
  const plain = name.normalize('NFKD').replaceAll(/[^\x20-\x7e]|["\\%/:*?<>|]/g, '_')
  const exact = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${isDownload ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${exact}`
}
