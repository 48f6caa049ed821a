import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Part of a file, in bytes; both ends belong to it. */
export interface Part {
  readonly from: number
  readonly to: number
}
interface Opened {
  /** The requested bytes. A reader that does not read to the end destroys the stream. */
  readonly body: Readable
  /** Bytes of the body. */
  readonly size: number
}

/** Where files lie: on the disk of the server or in an S3 bucket. What they are is known by the database alone. */
export interface Storage {
  /** Keeps a file of the disk, which stays where it is and is written no more. Whole or not at all; the same again changes nothing. */
  put(key: string, path: string, sha256: Buffer): Promise<void>
  /** The bytes, or part of them, as they are read. Undefined: the key does not exist. */
  open(key: string, part?: Part): Promise<Opened | undefined>
  /** What is not there is no error. */
  remove(key: string): Promise<void>
}

/** 192 random bits: an address that cannot be guessed and reveals nothing of its content. */
export const newStorageKey = (): string => randomBytes(24).toString('base64url')

const shape = /^[A-Za-z0-9_-]{32}$/
/** A key as this product makes them: anything else is a fault of the program, and leads nowhere. */
export function checkedKey(key: string): string {
  if (!shape.test(key)) throw new Error('a key of the storage has 32 characters of base64url')
  return key
}
