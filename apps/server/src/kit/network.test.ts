import { expect, it } from 'vitest'
import { networkOf } from './network.ts'

it('an IPv4 address is its own, however IPv6 writes it', () => {
  for (const written of [
    '192.0.2.77',
    '::ffff:192.0.2.77',
    '::FFFF:192.0.2.77',
    '::ffff:c000:24d',
    '0:0:0:0:0:ffff:c000:024d',
    '[::ffff:192.0.2.77]',
  ])
    expect(networkOf(written), written).toBe('192.0.2.77')
})

it('an IPv6 address is its /64, however it is written', () => {
  for (const written of ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::192.0.2.1', '2001:db8:1:2:3::%eth0'])
    expect(networkOf(written), written).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
  expect([networkOf('::1'), networkOf('::'), networkOf('fe80::1%eth0')]).toEqual(['0:0:0:0::/64', '0:0:0:0::/64', 'fe80:0:0:0::/64'])
})

it('what is no address counts as it is written', () => {
  for (const written of ['', 'unknown', '1.2.3', '2001:db8::1::2', '999.1.1.1']) expect(networkOf(written)).toBe(written)
})
