/** Address and credentials of a Redis. */
export interface RedisAddress {
  readonly host: string
  readonly port: number
  readonly username: string | undefined
  readonly password: string | undefined
  /** The number of one of its databases. */
  readonly database: number
  readonly hasTls: boolean
}

const usualPort = 6379

/** Parses `redis://user:password@host:port/database`, or `rediss://…` for TLS; undefined for any other text. */
export function redisAddressOf(text: string): RedisAddress | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  const host = hostname.replace(/^\[(.+)\]$/, '$1')
  const [, database = '0'] = /^\/?(\d{1,5})?$/.exec(pathname) ?? [undefined, '']
  const isKnown = protocol === 'redis:' || protocol === 'rediss:'
  if (!isKnown || !/^[\w.:-]+$/.test(host) || database === '' || search || hash) return undefined
  // A user alone is a password that was written in its place.
  if (username && !password) return undefined
  try {
    return Object.freeze({
      host,
      port: port === '' ? usualPort : Number(port),
      username: decodeURIComponent(username) || undefined,
      password: decodeURIComponent(password) || undefined,
      database: Number(database),
      hasTls: protocol === 'rediss:',
    })
  } catch {
    return undefined
  }
}
