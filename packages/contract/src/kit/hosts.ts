/** Names that lead nowhere outside (RFC 6761, 6762, 8375, and what networks call themselves). */
const inside = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|onion)\.?$/

/** Whether the host of a `URL` is a name of the public Internet, as far as a name says it: no IP address, no name of a local network. */
export const isPublicName = (hostname: string): boolean =>
  !/^[\d.]+$/.test(hostname) && !hostname.startsWith('[') && hostname.includes('.') && !inside.test(hostname)
