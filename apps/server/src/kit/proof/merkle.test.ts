import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { leafHash, rootByPath, rootOf, treeOf } from './merkle.ts'

// The entries and roots by which logs of certificates test their trees (RFC 9162 hashes as RFC 6962 does).
const entries = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f']
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]
const leaves = entries.map((hex) =>
  createHash('sha256')
    .update(Buffer.from([0]))
    .update(Buffer.from(hex, 'hex'))
    .digest(),
)
const named = (count: number) => Array.from({ length: count }, (_, at) => leafHash(`leaf ${at}`))

describe('a tree', () => {
  it('has the roots that the RFC gives to trees of every size', () => {
    expect(roots.map((_, size) => rootOf(leaves.slice(0, size)).toString('hex'))).toEqual(roots)
  })

  it('has leaves that the RFC has: an entry after a byte 0', () => {
    expect(leafHash('').toString('hex')).toBe(roots[1])
    expect(leafHash('leaf')).toEqual(createHash('sha256').update('\0leaf').digest())
  })

  it('leads from every leaf to its root, at every size', () => {
    for (let size = 1; size <= 40; size++) {
      const own = named(size)
      const { root, paths } = treeOf(own)
      expect(root).toEqual(rootOf(own))
      for (const [at, leaf] of own.entries()) expect(rootByPath(leaf, at, size, paths[at]!)).toEqual(root)
    }
  })

  it('leads nowhere from another leaf, another place, or by a path that is too short or too long', () => {
    const own = named(13)
    const { root, paths } = treeOf(own)
    const path = paths[5]!
    expect(rootByPath(own[6]!, 5, 13, path)).not.toEqual(root)
    expect(rootByPath(own[5]!, 4, 13, path)).not.toEqual(root)
    expect(rootByPath(own[5]!, 5, 13, path.slice(1))).toBeUndefined()
    expect(rootByPath(own[5]!, 5, 13, [...path, root])).toBeUndefined()
    expect(rootByPath(own[5]!, 13, 13, path)).toBeUndefined()
  })
})
