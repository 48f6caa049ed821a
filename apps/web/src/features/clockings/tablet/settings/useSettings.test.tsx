import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { readDeviceSettings } from '@vigie/contract/devices/devices.settings.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { configureAt } from '../../../../api/configure.testing.ts'
import { queries } from '../../../../api/queries.ts'
import { readyForParts, show } from '../../../../ui/testing.tsx'
import { useSettings } from './useSettings.ts'

readyForParts()

const said = { name: 'Accueil', model: '', vendor: '', os: '', browser: '' }
const counted = { counts: { day: 1, window: 1, running: 1 }, siteLimit: 4 }
/** What the server holds: it takes no change that leaves no way of clocking. */
let ways = { isByCode: true, isByNfc: true }
const lastWay = 'Gardez un moyen de pointer.'
/** Answers that a change waits for; the first is held back. */
const answers: (() => void)[] = []
let server: Server

const told = () =>
  z.encode(readDeviceSettings.output, {
    device: { deviceId: 3, ...said, ...ways, shiftsVisibility: 'day', isNamesVisible: true, ...counted },
  })

function change(asked: Record<string, boolean>, answer: ServerResponse): void {
  const next = { isByCode: asked['clockingByCode'] ?? ways.isByCode, isByNfc: asked['clockingByNfc'] ?? ways.isByNfc }
  if (next.isByCode || next.isByNfc) {
    ways = next
    answer.writeHead(200).end(JSON.stringify(told()))
  } else answer.writeHead(422).end(JSON.stringify({ code: 'INVALID', message: lastWay, errors: { clockingByNfc: lastWay } }))
}

beforeAll(async () => {
  const hear = (asked: IncomingMessage, answer: ServerResponse) => {
    for (const kind of ['origin', 'headers', 'methods']) answer.setHeader(`access-control-allow-${kind}`, '*')
    answer.setHeader('content-type', 'application/json')
    const parts: Buffer[] = []
    asked.on('data', (part: Buffer) => parts.push(part))
    asked.on('end', () => {
      if (asked.method === 'OPTIONS') return answer.writeHead(204).end()
      if (asked.method === 'GET') return answer.end(JSON.stringify(told()))
      return void answers.push(() => change(JSON.parse(Buffer.concat(parts).toString()) as Record<string, boolean>, answer))
    })
  }
  server = createServer(hear)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureAt(() => (server.address() as AddressInfo).port)
})
afterAll(() => server.close())

function Drawn() {
  const { device, change: ask, problemOf } = useSettings()
  return (
    <>
      <button onClick={() => ask({ isByCode: false })}>code {String(device?.isByCode)}</button>
      <button onClick={() => ask({ isByNfc: false })}>badge {String(device?.isByNfc)}</button>
      <p>{problemOf('isByCode', 'isByNfc')}</p>
    </>
  )
}
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))

it('of two changes that follow each other quickly the second waits for the first: what is refused is the last way', async () => {
  show(
    <QueryClientProvider client={queries}>
      <Drawn />
    </QueryClientProvider>,
  )
  await screen.findByText('badge true')
  await press('code true')
  await press('badge true')
  await screen.findByText('badge false')
  await expect.poll(() => answers.length).toBe(1)
  // The second would be here by now.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(answers).toHaveLength(1)
  answers[0]!()
  await expect.poll(() => answers.length).toBe(2)
  // What is touched stays as it was touched until it is answered.
  expect(screen.getByText('badge false')).toBeTruthy()
  answers[1]!()
  await screen.findByText(lastWay)
  await screen.findByText('badge true')
  expect(screen.getByText('code false')).toBeTruthy()
})
