import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'

/** Whom a request comes from. */
export interface Addresses {
  /** The caller's own address: of X-Forwarded-For only what a named proxy has added is believed. */
  of(asked: IncomingMessage): string
  /** Whether the other end of a connection is a proxy, whose callers have addresses of their own. */
  isProxy(address: string): boolean
}

/** `trusted`: addresses, networks (10.0.0.0/8) or `loopback` (TRUSTED_PROXIES; decisions/02-wire). Throws on one that is none. */
export function addressesBehind(trusted: readonly string[], onUnnamed: (address: string) => void = () => {}): Addresses {
  const trust = proxyAddress.compile([...trusted])
  const told = new Set<string>()
  return {
    of(asked) {
      const address = asked.socket.remoteAddress ?? ''
      if (asked.headers['x-forwarded-for'] === undefined || address === '') return address
      if (trust(address, 0)) return proxyAddress(asked, trust)
      // A proxy that nobody has named: all its callers would count as one, and whoever runs it must learn that.
      if (told.size < 100 && !told.has(address)) {
        told.add(address)
        onUnnamed(address)
      }
      return address
    },
    isProxy: (address) => trust(address, 0),
  }
}
