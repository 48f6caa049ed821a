import { Agent, get } from 'node:https'
import { readFileSync } from 'node:fs'
import { isPublicName } from '@vigie/contract/kit/hosts.ts'
import { publicLookup } from './public.hosts.ts'

interface TileImage {
  readonly mediaType: string
  readonly bytes: Buffer
}
export interface Tiles {
  /** The image at an address that a company has named (`isTileAddress`); undefined: there is none, or nothing that is one. */
  read(companyId: number, address: string): Promise<TileImage | undefined>
  close(): void
}
interface TileSettings {
  /** What servers of maps ask to know who asks them. */
  readonly publicUrl: string
  /** A PEM file: servers of this machine whose certificate it signed are let in. For tests. */
  readonly testCa?: string | undefined
}

/** Milliseconds for one tile in all, and bytes of one. */
const longest = 5_000
const mostBytes = 512 * 1024
/** Milliseconds that an image is kept, and that one is not asked for again which did not come; bytes of all that are kept. */
const kept = 24 * 3600_000
const missed = 30_000
const mostKept = 32 * 1024 * 1024
/** Connections to one server, and to all. */
const [ofOne, ofAll] = [6, 48]

/** What an image begins with, in hexadecimal figures. Nothing else is passed on, whatever the server calls it: no page, no SVG. */
const types: readonly (readonly [string, RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/webp', /^52494646.{8}57454250/],
  ['image/gif', /^47494638(37|39)61/],
]
const typeOf = (bytes: Buffer): string | undefined => types.find(([, head]) => head.test(bytes.toString('hex', 0, 16)))?.[0]

interface Kept {
  readonly until: number
  readonly image: TileImage | undefined
}

/**
 * The map tiles of companies, fetched by this server so that a page needs no other (decisions/14-web): over https, from public hosts alone
 * as they are resolved for the connection, no redirect followed. What one company has asked for says nothing to another.
 */
export function openTiles({ publicUrl, testCa }: TileSettings): Tiles {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: ofOne,
    maxTotalSockets: ofAll,
    ...(testCa === undefined ? { lookup: publicLookup } : { ca: readFileSync(testCa) }),
  })
  const headers = { accept: 'image/*', 'user-agent': `Vigie (${publicUrl || 'local'})`, ...(publicUrl && { referer: `${publicUrl}/` }) }
  const fetched = (address: string): Promise<TileImage | undefined> =>
    new Promise((resolve) => {
      const parts: Buffer[] = []
      let size = 0
      const none = () => resolve(undefined)
      const asked = get(address, { agent, headers, signal: AbortSignal.timeout(longest) }, (answer) => {
        if (answer.statusCode !== 200) {
          answer.resume()
          return none()
        }
        answer.on('data', (part: Buffer) => {
          size += part.length
          if (size <= mostBytes) return void parts.push(part)
          answer.destroy()
          none()
        })
        answer.on('error', none).on('end', () => {
          const bytes = Buffer.concat(parts)
          const mediaType = typeOf(bytes)
          resolve(mediaType === undefined ? undefined : { mediaType, bytes })
        })
      })
      asked.on('error', none)
    })
  const images = new Map<string, Kept>()
  const underWay = new Map<string, Promise<TileImage | undefined>>()
  let bytesKept = 0
  const drop = (key: string) => {
    bytesKept -= images.get(key)?.image?.bytes.length ?? 0
    images.delete(key)
  }
  const keep = (key: string, image: TileImage | undefined) => {
    drop(key)
    images.set(key, { until: performance.now() + (image ? kept : missed), image })
    bytesKept += image?.bytes.length ?? 0
    for (const oldest of images.keys()) {
      if (bytesKept <= mostKept && images.size <= 10_000) break
      drop(oldest)
    }
  }
  return {
    read(companyId, address) {
      const key = `${companyId} ${address}`
      const known = images.get(key)
      if (known && known.until > performance.now()) return Promise.resolve(known.image)
      // A name is resolved and checked at the connection; an address is none.
      if (testCa === undefined && !isPublicName(new URL(address).hostname)) return Promise.resolve(undefined)
      const coming =
        underWay.get(key) ??
        fetched(address)
          .then((image) => {
            keep(key, image)
            return image
          })
          .finally(() => underWay.delete(key))
      underWay.set(key, coming)
      return coming
    },
    close: () => agent.destroy(),
  }
}
