// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { configureAt } from '../../../api/configure.testing.ts'
import { noSettings } from './filing.rules.ts'
import { addFiles, filing, forget, forgetDone } from './filingStore.ts'

let server: Server
const heard: string[] = []
beforeAll(async () => {
  server = createServer((asked, answer) => {
    let body = ''
    asked.on('data', (part: Buffer) => (body += part.toString('latin1')))
    asked.on('end', () => {
      answer.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
      answer.setHeader('content-type', 'application/json')
      if (asked.method === 'OPTIONS') return answer.writeHead(204).end()
      const [, name = ''] = /filename="([^"]*)"/.exec(body) ?? []
      heard.push(name)
      const isBad = name === 'faux.pdf'
      answer.writeHead(isBad ? 422 : 200)
      return answer.end(JSON.stringify(isBad ? { code: 'FILE_TYPE', message: 'Ce n’est pas un PDF.' } : { files: [] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureAt(() => (server.address() as AddressInfo).port)
})
afterAll(() => server.close())

const stand = () => Object.fromEntries(filing.get().uploads.map(({ file, state }) => [file.name, state]))

it('each file goes by itself: what is refused says why, the others are filed, and what cannot be is not sent', async () => {
  const files = [new File(['a'], 'ronde.pdf'), new File(['b'], 'faux.pdf'), new File([''], 'vide.pdf'), new File(['cc'], 'plan.pdf')]
  addFiles([...files, new File(['x'.repeat(2000)], 'film.zip')], noSettings, 1000)
  expect(stand()).toMatchObject({ 'vide.pdf': 'refused', 'film.zip': 'refused' })
  await vi.waitFor(() =>
    expect(stand()).toEqual({
      'ronde.pdf': 'done',
      'faux.pdf': 'refused',
      'vide.pdf': 'refused',
      'plan.pdf': 'done',
      'film.zip': 'refused',
    }),
  )
  expect(heard.toSorted()).toEqual(['faux.pdf', 'plan.pdf', 'ronde.pdf'])
  const refused = filing.get().uploads.find(({ file }) => file.name === 'faux.pdf')!
  expect(String(refused.error)).toContain('Ce n’est pas un PDF.')
  forgetDone()
  forget(refused.key)
  expect(Object.keys(stand())).toEqual(['vide.pdf', 'film.zip'])
})
