// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { navy } from '../src/theme/palette.ts'
import { withFlag } from './first-paint.ts'

const folder = path.resolve(import.meta.dirname, '../public')
const pictureOf = (src: string) => readFileSync(path.join(folder, src))
/** Width and height of a PNG, which stand in its first block. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

interface Manifest {
  readonly id: string
  readonly name: string
  readonly start_url: string
  readonly scope: string
  readonly display: string
  readonly theme_color: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose?: string }[]
}
const manifestOf = (name: string) => JSON.parse(pictureOf(`${name}.webmanifest`).toString('utf8')) as Manifest

describe.each([
  ['portail', { id: '/', name: 'Vigie', start_url: '/', scope: '/', display: 'standalone', theme_color: '#1f56e0' }],
  [
    'pointages',
    {
      id: '/pointages',
      name: 'Vigie Pointage',
      start_url: '/pointages',
      scope: '/pointages',
      display: 'fullscreen',
      theme_color: navy.ground,
    },
  ],
])('%s', (name, said) => {
  const manifest = manifestOf(name)
  it('says what it is called, where it begins and its colour', () => expect(manifest).toMatchObject(said))

  it('has every icon that it names, in the size that it says; what can be installed needs 192, 512 and a maskable one', () => {
    const pictures = manifest.icons.filter(({ type }) => type === 'image/png')
    expect(pictures.map(({ src }) => sizeOf(pictureOf(src)))).toEqual(pictures.map((icon) => icon.sizes))
    expect(manifest.icons.filter(({ src }) => !existsSync(path.join(folder, src)))).toEqual([])
    const sizes = manifest.icons.filter(({ purpose }) => purpose === undefined).map((icon) => icon.sizes)
    expect(sizes).toEqual(['any', '192x192', '512x512'])
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable').map((icon) => icon.sizes)).toEqual(['512x512'])
  })
})

it('the two apps have icons of their own', () => {
  const [portal, clock] = [manifestOf('portail'), manifestOf('pointages')]
  expect(new Set([...portal.icons, ...clock.icons].map(({ src }) => src)).size).toBe(portal.icons.length + clock.icons.length)
})

/** The tags of the page after the script that runs before its first paint, at a path. */
function tagsAt(pathname: string, isFlagged = false) {
  const tag = (name: string, value: string) => ({ [name]: value })
  const tags: Record<string, Record<string, string>> = {
    'meta[name="theme-color"]': tag('content', '#1f56e0'),
    'link[rel="icon"]': tag('href', '/icon.svg'),
    'link[rel="apple-touch-icon"]': tag('href', '/icon-180.png'),
    'link[rel="manifest"]': tag('href', '/portail.webmanifest'),
  }
  const document = {
    title: 'Vigie',
    documentElement: { dataset: isFlagged ? { app: 'clock' } : {} },
    querySelector: (which: string) => tags[which] ?? null,
  }
  const script = readFileSync(path.resolve(import.meta.dirname, '../first/first.js'), 'utf8')
  vm.runInNewContext(script, { document, location: { pathname }, localStorage: { getItem: () => null } })
  return [document.title, ...Object.values(tags).map(({ content, href }) => content ?? href)]
}
const clock = ['Vigie Pointage', navy.ground, '/pointages.svg', '/pointages-180.png', '/pointages.webmanifest']
const portal = ['Vigie', '#1f56e0', '/icon.svg', '/icon-180.png', '/portail.webmanifest']

describe('before the first paint the browser is told which app this is', () => {
  it.each(['/pointages', '/pointages/init', '/pointages/clockings-shifts-lists'])('%s: the clocking variant', (at) => {
    expect(tagsAt(at)).toEqual(clock)
  })
  it.each(['/', '/login', '/pointages-x'])('%s: the portal', (at) => expect(tagsAt(at)).toEqual(portal))
  it('wherever a build says that it is the clocking app', () => expect(tagsAt('/login', true)).toEqual(clock))
})

describe('a build of the clocking app', () => {
  afterEach(() => vi.unstubAllEnvs())
  const page = readFileSync(path.resolve(import.meta.dirname, '../index.html'), 'utf8')
  it('says so in its page, and no other does', () => {
    expect(withFlag(page)).toBe(page)
    vi.stubEnv('VITE_CLOCKING_APP', '1')
    expect(withFlag(page)).toContain('<html lang="fr" data-app="clock">')
  })
})
