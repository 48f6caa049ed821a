import { readFileSync } from 'node:fs'
import { calls } from '@vigie/contract/gather/calls.ts'
import { languages } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHttp } from './http/http.ts'
import { describeContract } from './openapi/contract.ts'
import { mountReference } from './reference.ts'

let server: FastifyInstance
let page: string
beforeAll(async () => {
  server = await openHttp({ trustedProxies: [], isHttps: false, origins: [], log: { error: () => {} } })
  mountReference(server, describeContract)
  page = (await server.inject('/api/docs')).body
})
afterAll(() => server.close())

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found!)
const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))

describe('the page of the reference', () => {
  it('has every call once, with its path, its sentence and an example', () => {
    const blocks = page.split('<article class="call"').slice(1)
    expect(blocks).toHaveLength(calls.length)
    for (const call of calls) {
      const own = blocks.filter((block) => block.includes(`<code>${call.path}</code>`)).map(unescaped)
      expect(
        own.filter((block) => block.includes(call.does) || block.includes(call.does.replaceAll('`', ''))).length,
        call.path,
      ).toBeGreaterThan(0)
      expect(
        own.every((block) => block.includes('"$URL/api')),
        call.path,
      ).toBe(true)
    }
  })

  it('says every refusal of a call in every language', () => {
    const text = unescaped(page)
    for (const code of matches(page, /id="refusal-(\w+)"/g) as 'FORBIDDEN'[])
      for (const language of languages) expect(text).toContain(`<dd lang="${language}">${say(language, `refusals.${code}`)}</dd>`)
    expect(matches(page, /id="refusal-(\w+)"/g)).toContain('NO_CLOCKING')
  })

  it('leads somewhere by every link within it, and names nothing twice', () => {
    const ids = matches(page, /\bid="([^"]+)"/g)
    expect(new Set(ids).size).toBe(ids.length)
    const links = new Set(matches(page, /href="#([^"]+)"/g))
    expect([...links].filter((link) => !ids.includes(link))).toEqual([])
  })

  it('needs nothing that the server forbids: no script or style within it, and nothing from elsewhere', async () => {
    expect(page).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=|\sstyle=|(src|href)="(https?:)?\/\//)
    const style = (await server.inject('/api/docs/style.css')).body
    const files = [...matches(page, /(?:src|href)="(\/api\/docs\/[^"]+)"/g), ...matches(style, /url\('([^']+)'\)/g)]
    expect(files).toHaveLength(4)
    for (const file of files) expect((await server.inject(file)).statusCode, file).toBe(200)
    expect((await server.inject('/api/docs')).headers['content-security-policy']).toContain("script-src 'self'")
  })

  it("wears the colours of the web app's theme, and no other", async () => {
    const palette = readFileSync(new URL('../../../web/src/theme/palette.ts', import.meta.url), 'utf8')
    const worn = [...new Set((await server.inject('/api/docs/style.css')).body.match(/#[0-9a-f]{6}\b/g))]
    expect(worn.length).toBeGreaterThan(20)
    expect(worn.filter((colour) => !palette.includes(colour))).toEqual([])
  })
})

it('what programs read is the same document as what people read', async () => {
  const { paths } = (await server.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>()
  expect(Object.keys(paths).toSorted()).toEqual([...new Set(calls.map(({ path }) => path))].toSorted())
})
