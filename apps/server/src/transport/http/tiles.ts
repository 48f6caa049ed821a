import type { FastifyInstance } from 'fastify'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { Budgets } from '../../kit/rate-limit.ts'
import { networkOf } from '../../kit/network.ts'
import type { PriorityQueue } from '../../kit/priority-queue.ts'
import type { Tiles } from '../../platform/tiles.ts'
import type { Addresses } from '../address.ts'
import { refuseTooMany } from '../dispatch.ts'

interface TileParts {
  /** The tile behind a path; undefined: nothing that is asked for. */
  readonly find: (path: string) => Promise<{ readonly companyId: number; readonly address: string } | undefined>
  readonly tiles: Pick<Tiles, 'read'>
  readonly addresses: Addresses
  /** How much an address may ask for, calls and tiles together. */
  readonly budget: Budgets
  /** Where the look-up waits. Nothing of another's slow server waits there. */
  readonly queue: PriorityQueue
}

/** The tiles of companies' maps, as an `img` asks for them: without a session, by a key that its session was given. */
export function mountTiles(server: FastifyInstance, { find, tiles, addresses, budget, queue }: TileParts): void {
  server.get('/tiles/*', async (asked, reply) => {
    const network = networkOf(addresses.of(asked.raw))
    refuseTooMany(budget.take(network))
    const tile = await queue.run(() => find(asked.url), { priority: 0, key: network })
    const image = tile && (await tiles.read(tile.companyId, tile.address))
    if (!image) throw new Refusal('NOT_FOUND')
    return reply.type(image.mediaType).header('cache-control', 'private, max-age=86400').send(image.bytes)
  })
}
