import { isIPv4, isIPv6 } from 'node:net'

/**
 * Whose an address is, for counting: an IPv4 address is its own, and the same however IPv6 writes it (`::ffff:a.b.c.d`,
 * RFC 4291, section 2.5.5.2); an IPv6 address counts by its /64, which one line is given whole. Whatever is no address
 * counts as it is written.
 */
export function networkOf(address: string): string {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/%.*$/, '')
  if (isIPv4(plain) || !isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address; its last two may be written as an IPv4 address. */
function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a, b, c, d] = parts.slice(0, 4).map(Number) as [number, number, number, number]
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [before, after] = hex.split('::').map((side) =>
    side
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  ) as [number[], number[]?]
  if (after === undefined) return before
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}
