import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'

/** How a text travels. */
type Encoding = 'br' | 'gzip'

/** Bytes. A shorter text is not compressed: it would hardly become smaller. */
const leastPacked = 2048

const negotiator = new Negotiator<Encoding | 'identity'>({ supportedValues: ['br', 'gzip', 'identity'] })
const brotli = promisify(brotliCompress)
const packers: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  // The best quality takes a hundred times as long for a result a tenth smaller.
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: promisify(gzip),
}

export interface Packed {
  readonly bytes: Buffer
  readonly encoding: Encoding | undefined
}

/**
 * A text as its reader takes it, by the header accept-encoding. It is compressed at once and whole: a stream would hold
 * some megabytes of a compressor for as long as a slow reader reads.
 */
export async function pack(accepted: string | undefined, bytes: Buffer): Promise<Packed> {
  const encoding = bytes.length < leastPacked || accepted === undefined ? undefined : (negotiator.negotiate(accepted) ?? undefined)
  if (encoding === undefined || encoding === 'identity') return { bytes, encoding: undefined }
  return { bytes: await packers[encoding](bytes), encoding }
}

/** The same for a text that never changes: it is made, and compressed in each way, when it is first asked for. */
export function packOnce(make: () => Buffer): (accepted: string | undefined) => Promise<Packed> {
  let made: Buffer | undefined
  const known = new Map<string, Promise<Packed>>()
  return (accepted) => {
    const key = accepted === undefined ? '' : (negotiator.negotiate(accepted) ?? '')
    const packed = known.get(key) ?? pack(key === '' ? undefined : key, (made ??= make()))
    known.set(key, packed)
    return packed
  }
}
