import { call } from '@vigie/contract/kit/call.ts'
import { shape } from '@vigie/contract/kit/shape.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { httpRequest, wireRequest } from './request.ts'
import { encode, ourPath } from './wire.ts'

const position = shape({ latitude: ['latitude', z.number()], longitude: ['longitude', z.number()] })
const given = { path: '/things/{id}', does: 'for this test', access: may.anyone, output: z.object({}) } as const
const input = shape({
  id: ['id', z.string()],
  agentId: ['resource_id', z.optional(z.nullable(z.int()))],
  siteIds: ['siteIds', z.optional(z.array(z.int()))],
  position: ['position', z.optional(position)],
  isForced: ['is_forced', z._default(z.boolean(), false)],
})
const read = call({ ...given, method: 'GET', input })
const write = call({ ...given, method: 'PUT', input })
const secret = call({ ...given, method: 'GET', input, secrets: ['resource_id'] })

describe('what leaves the browser', () => {
  it('takes the names of the wire, nested too, and leaves out what has no value', () => {
    const rows = z.object({ things: z.array(input) })
    const value = { things: [{ id: '1', agentId: null, position: { latitude: 48.8, longitude: 2.3 }, unknown: true }] }
    expect(encode(rows, value)).toEqual({ things: [{ id: '1', resource_id: null, position: { latitude: 48.8, longitude: 2.3 } }] })
  })

  it('fills the path in, and takes its values out of the rest', () => {
    const input = { id: 'a/b é', agentId: 4 }
    expect(wireRequest(write, input)).toEqual({ method: 'PUT', path: '/things/a%2Fb%20%C3%A9', payload: { resource_id: 4 } })
  })

  it('repeats the key of a list, sets a position beside the rest, and sends nothing for nothing', () => {
    const input = { id: '1', siteIds: [3, 5], agentId: null, position: { latitude: 48.8, longitude: 2.3 }, isForced: false }
    expect(httpRequest(read, wireRequest(read, input))).toEqual({
      method: 'GET',
      address: '/things/1?siteIds=3&siteIds=5&latitude=48.8&longitude=2.3&is_forced=false',
      body: null,
    })
  })

  it('never puts a secret in an address: a call that is read with one goes as POST', () => {
    const sent = httpRequest(secret, wireRequest(secret, { id: '1', agentId: 4 }))
    expect(sent).toEqual({ method: 'POST', address: '/things/1', body: '{"resource_id":4}' })
  })

  it('sends files as multipart, with what is nested as JSON', () => {
    const file = new File(['x'], 'proof.pdf')
    const { body } = httpRequest(write, wireRequest(write, { id: '1', siteIds: [3, 5] }), { files: [file] })
    const form = body as FormData
    expect(form.get('siteIds')).toBe('[3,5]')
    expect((form.get('files') as File).name).toBe('proof.pdf')
  })
})

describe('what comes back refused', () => {
  it('takes our names again, nested too', () => {
    const nested = shape({ device: ['device', shape({ pairingCode: ['code', z.string()] })], days: ['jours', z.array(input)] })
    expect(ourPath(nested, 'device.code')).toBe('device.pairingCode')
    expect(ourPath(nested, 'jours')).toBe('days')
    expect(ourPath(input, 'resource_id')).toBe('agentId')
    expect(ourPath(input, 'of-nobody')).toBe('of-nobody')
  })
})
