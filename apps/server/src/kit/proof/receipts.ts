import { readReceipt, receiptText } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import type { Receipts } from '../installation.ts'
import { leafHash, rootByPath, treeOf } from './merkle.ts'
import type { Signer } from './signer.ts'

/** One signature serves so many at the most: each carries four hashes then, and still fits a QR code. */
const together = 16
const hashBytes = 32
/** Receipts of a generation; two are remembered: an act that is sent again at once is answered by the same text. */
const generation = 500

interface Asked {
  readonly payload: string
  readonly resolve: (text: string) => void
  readonly reject: (error: unknown) => void
}

/**
 * Receipts of lines that are saved together are asked for in the same moment, and share one signature over a small tree: an
 * Ed25519 signature costs as much as a tenth of a whole clock-in, a path of four hashes nearly nothing (decisions/07-proof).
 */
export function openReceipts(signer: Signer): Receipts {
  let waiting: Asked[] = []
  // Two generations, the elder left as a whole: to look for the oldest entry of a map is to pass over all that were taken out before.
  let young = new Map<string, Promise<string>>()
  let elder = young
  const leave = (): void => {
    const asked = waiting
    waiting = []
    for (let from = 0; from < asked.length; from += together) signTogether(signer, asked.slice(from, from + together))
  }
  const made = (payload: string): Promise<string> =>
    new Promise((resolve, reject) => {
      if (waiting.push({ payload, resolve, reject }) === 1) setImmediate(leave)
    })
  return {
    issue(payload) {
      const known = young.get(payload) ?? elder.get(payload)
      if (known) return known
      if (young.size === generation) [elder, young] = [young, new Map()]
      const receipt = made(payload)
      young.set(payload, receipt)
      return receipt
    },
  }
}

function signTogether(signer: Signer, asked: readonly Asked[]): void {
  try {
    const { root, paths } = treeOf(asked.map(({ payload }) => leafHash(payload)))
    const signature = signer.sign('receipt', root).toString('base64url')
    for (const [at, { payload, resolve }] of asked.entries()) {
      const place = Buffer.from([at, asked.length])
      resolve(receiptText(payload, Buffer.concat([place, ...paths[at]!]).toString('base64url'), signature))
    }
  } catch (error) {
    for (const { reject } of asked) reject(error)
  }
}

/** Whether a key of ours has signed this receipt, and says so by the same bytes. */
export function isReceiptSigned(signer: Signer, receipt: NonNullable<ReturnType<typeof readReceipt>>): boolean {
  const { said, payload, path, signature } = receipt
  const bytes = Buffer.from(path, 'base64url')
  const [index, size] = bytes
  const hashes = Math.floor((bytes.length - 2) / hashBytes)
  if (index === undefined || size === undefined || bytes.length !== 2 + hashes * hashBytes) return false
  if (bytes.toString('base64url') !== path) return false
  const steps = Array.from({ length: hashes }, (_, at) => bytes.subarray(2 + at * hashBytes, 2 + (at + 1) * hashBytes))
  const root = rootByPath(leafHash(payload), index, size, steps)
  const signed = Buffer.from(signature, 'base64url')
  return root !== undefined && signed.toString('base64url') === signature && signer.isSigned('receipt', said.keyId, root, signed)
}
