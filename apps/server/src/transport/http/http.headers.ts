import helmet from '@fastify/helmet'
import Fastify from 'fastify'

export interface Installed {
  readonly isHttps: boolean
  /** Where browsers reach this installation: `https://portail.exemple.fr`, or what the loopback is called. */
  readonly origins: readonly string[]
}

/** A socket of the same origin: older Safari does not take it for `'self'`. */
const socketOf = (origin: string): string => origin.replace(/^http/, 'ws')

/**
 * What pages may ask of the device: the camera (a card, a person), the position (a clocking), and no more. NFC has no
 * policy of its own: browsers give it to the page itself alone, and nobody may frame it.
 */
const permissions = 'camera=(self), geolocation=(self), display-capture=(), microphone=(), payment=(), usb=()'

/** What an answer says of itself, not of how browsers shall treat it. */
const ofTheAnswer = new Set(['content-type', 'content-length', 'date', 'connection', 'keep-alive'])

/**
 * The headers of every answer that tell browsers how to treat it. Helmet would write these same texts anew for each
 * answer, for a tenth of what a call costs: they are taken once, from a server that listens on no port.
 */
export async function safetyHeaders({ isHttps, origins }: Installed): Promise<Readonly<Record<string, string>>> {
  const server = Fastify({ logger: false })
  await server.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Emotion writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Logos and photos lie on the installation itself (docs/operations.md).
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...origins.map(socketOf)],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: isHttps ? [] : null,
      },
    },
    strictTransportSecurity: isHttps,
    frameguard: { action: 'deny' },
  })
  server.get('/', (_, reply) => reply.send(''))
  const { headers } = await server.inject('/')
  await server.close()
  const safety = Object.entries(headers).filter(([name]) => !ofTheAnswer.has(name))
  return { ...Object.fromEntries(safety.map(([name, value]) => [name, String(value)])), 'permissions-policy': permissions }
}
