import { expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { tileOriginsOf } from '../../domains/companies/companies.tiles.ts'
import { policyOfPage } from './web.ts'

const app = await openTestApp()
const policy = "default-src 'self';script-src 'self';img-src 'self' data: blob:;connect-src 'self'"
const log = { warn: () => {} } as unknown as Parameters<typeof tileOriginsOf>[1]

it('the page may show images of the maps that are named, and of no other server', () => {
  expect(policyOfPage(policy, "'sha256-x'", [])).toBe(policy.replace("script-src 'self'", "script-src 'self' 'sha256-x'"))
  expect(policyOfPage(policy, "'sha256-x'", ['https://t.example', 'https://u.example:8443'])).toContain(
    "img-src 'self' https://t.example https://u.example:8443 data: blob:;",
  )
})

it('their servers are read of all companies, each once, and say no more than scheme and host', async () => {
  for (const address of [
    'https://T.example/{z}/{x}/{y}?key=secret',
    'https://t.example/other/{z}/{x}/{y}',
    'https://u.example:8443/{z}/{x}/{y}',
    '',
  ])
    await app.rows.company({ settings: { map_tiles_url: address } })
  expect(await tileOriginsOf(app.database, log)()).toEqual(['https://t.example', 'https://u.example:8443'])
})

it('without a database the page names none', async () => {
  const gone = { callPublic: () => Promise.reject(new Error('gone')) }
  expect(await tileOriginsOf(gone, log)()).toEqual([])
})
