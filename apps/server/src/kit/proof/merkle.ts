import { hash } from 'node:crypto'

/**
 * Merkle trees as RFC 9162 (section 2.1) has them: a leaf is hashed after a byte 0, two nodes after a byte 1, and a tree is
 * split at the largest power of two below its size. Level by level that is: pairs are joined, and one that is left over
 * goes up as it is. Hashes are SHA-256, 32 bytes.
 */
const nodeByte = Buffer.from([1])
const sha256 = (...parts: readonly Buffer[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer')

export const leafHash = (entry: string): Buffer => hash('sha256', `\0${entry}`, 'buffer')
const nodeHash = (left: Buffer, right: Buffer): Buffer => sha256(nodeByte, left, right)

/** The root of a tree of these leaves' hashes; of none, the hash of nothing. */
export function rootOf(leaves: readonly Buffer[]): Buffer {
  let level = leaves
  while (level.length > 1) level = above(level)
  return level[0] ?? sha256()
}

/** The root, and for each leaf the hashes that lead from it to the root. */
export function treeOf(leaves: readonly Buffer[]): { root: Buffer; paths: Buffer[][] } {
  const paths = leaves.map((): Buffer[] => [])
  let level = leaves
  for (let height = 0; level.length > 1; height++) {
    for (const [at, path] of paths.entries()) {
      const beside = level[(at >> height) ^ 1]
      if (beside) path.push(beside)
    }
    level = above(level)
  }
  return { root: level[0] ?? sha256(), paths }
}

const above = (level: readonly Buffer[]): Buffer[] =>
  Array.from({ length: Math.ceil(level.length / 2) }, (_, at) => {
    const [left, right] = [level[2 * at]!, level[2 * at + 1]]
    return right ? nodeHash(left, right) : left
  })

/** The root to which a path leads from a leaf (RFC 9162, 2.1.3.2); undefined where the path does not fit its place. */
export function rootByPath(leaf: Buffer, index: number, size: number, path: readonly Buffer[]): Buffer | undefined {
  if (index >= size) return undefined
  let [place, last, root] = [index, size - 1, leaf]
  for (const beside of path) {
    if (last === 0) return undefined
    if (place % 2 === 1 || place === last) {
      root = nodeHash(beside, root)
      while (place % 2 === 0 && place > 0) {
        place = Math.floor(place / 2)
        last = Math.floor(last / 2)
      }
    } else root = nodeHash(root, beside)
    place = Math.floor(place / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 ? root : undefined
}
