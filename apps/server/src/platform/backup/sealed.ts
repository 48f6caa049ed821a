import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { BackupFault } from './contents.ts'

/**
 * The last bytes of a file: a frame that programs of Zstandard skip (RFC 8878, 3.1.2), with the SHA-256 of all bytes before it.
 * A file that lacks one byte, has one more, or another, shows it, wherever that byte is.
 */
const head = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 32, 0, 0, 0])
const sealBytes = head.length + 32
/** What a file of Zstandard begins with. */
const beginning = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])

/** Adds the seal to what passes. */
export function sealing(): Transform {
  const hash = createHash('sha256')
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      done(null, Buffer.concat([head, hash.digest()]))
    },
  })
}

/** Lets through what a seal stands behind, without it; fails at the end where it is not that of what has passed. */
export function unsealing(): Transform {
  const hash = createHash('sha256')
  let held: Buffer = Buffer.alloc(0)
  let isKnown = false
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const all = Buffer.concat([held, chunk])
      isKnown ||= all.length < beginning.length || all.subarray(0, beginning.length).equals(beginning)
      if (!isKnown) return done(new BackupFault('ce n’est pas une sauvegarde de Vigie'))
      const passed = all.subarray(0, Math.max(0, all.length - sealBytes))
      held = Buffer.from(all.subarray(passed.length))
      hash.update(passed)
      done(null, passed)
    },
    flush(done) {
      const isWhole = held.equals(Buffer.concat([head, hash.digest()]))
      done(isWhole ? null : new BackupFault('la fin manque, ou le fichier a été changé'))
    },
  })
}
