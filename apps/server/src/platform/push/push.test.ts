import { createServer } from 'node:https'
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import webPush from 'web-push'
import { afterAll, describe, expect, it } from 'vitest'
import { browserKeys } from '../../../test/posts/browser.ts'
import { localPem } from '../../../test/posts/push.service.ts'
import { AddressGone } from '../undeliverable.ts'
import { isPublic } from '../public.hosts.ts'
import { openPush } from './push.ts'

it.each([
  ['8.8.8.8', true],
  ['142.250.179.74', true],
  ['2a00:1450:4007:80c::200a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['ff02::1', false],
])('%s: %s', (address, expected) => expect(isPublic(address)).toBe(expected))

describe('a push', () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const push = openPush({ vapid: { publicKey, privateKey, subject: 'mailto:a@example.test' } })
  afterAll(() => push.close())

  it('never reaches this machine, by whatever name or number', async () => {
    const pem = readFileSync(localPem)
    const asked: string[] = []
    const server = createServer({ key: pem, cert: pem }, (request, answer) => {
      asked.push(request.url ?? '')
      answer.end()
    }).listen(0)
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    let connections = 0
    server.on('connection', () => connections++)
    const { p256dh, auth } = browserKeys()
    for (const host of ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0x7f000001', '0'])
      await expect(push.send({ endpoint: `https://${host}:${port}/x`, p256dh, auth }, { id: 'a', payload: {} })).rejects.toThrow(
        AddressGone,
      )
    expect([connections, asked]).toEqual([0, []])
    server.close()
  })

  it('to keys that are those of no browser is given up with its address', async () => {
    const to = { endpoint: 'https://push.example.com/x', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
    await expect(push.send(to, { id: 'a', payload: {} })).rejects.toThrow(AddressGone)
  })
})
