import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIPv4, type LookupFunction } from 'node:net'

/** Networks that are not the public Internet (IANA special-purpose registries), or that lead into another address. */
const inside = new BlockList()
for (const net of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])
  inside.addSubnet(net.split('/')[0]!, Number(net.split('/')[1]), 'ipv4')
for (const net of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
  inside.addSubnet(net.split('/')[0]!, Number(net.split('/')[1]), 'ipv6')
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is of the public Internet. */
export const isPublic = (address: string): boolean =>
  isIPv4(address) ? !inside.check(address, 'ipv4') : unicast.check(address, 'ipv6') && !inside.check(address, 'ipv6')

/** As dns.lookup, but rejects names with an inside address: the resolved address is the one that is connected to. */
export const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[] | undefined
    const [first] = addresses ?? []
    if (error || !addresses || !first) return callback(error ?? new Error('no address'), '')
    if (!addresses.every(({ address }) => isPublic(address))) return callback(new NotPublic(), '')
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })

export class NotPublic extends Error {
  constructor() {
    super('not a public address')
  }
}
