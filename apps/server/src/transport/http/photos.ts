import type { FastifyInstance } from 'fastify'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { Budgets } from '../../kit/rate-limit.ts'
import { networkOf } from '../../kit/network.ts'
import { photoNamed } from '../../kit/photos.ts'
import type { PriorityQueue } from '../../kit/priority-queue.ts'
import type { Addresses } from '../address.ts'
import { refuseTooMany } from '../dispatch.ts'

export interface PhotoParts {
  readonly read: (companyId: number, key: string) => Promise<{ readonly mediaType: string; readonly bytes: Buffer } | undefined>
  readonly addresses: Addresses
  /** How much an address may ask for, calls and pictures together. */
  readonly budget: Budgets
  /** Where those wait who have no session: an `img` sends none. */
  readonly queue: PriorityQueue
}

/** People's pictures, as an `img` asks for them: without a session, by a key of 128 bits that changes with the picture. */
export function mountPhotos(server: FastifyInstance, { read, addresses, budget, queue }: PhotoParts): void {
  server.get<{ Params: { name: string } }>('/photos/:name', async (asked, reply) => {
    const network = networkOf(addresses.of(asked.raw))
    refuseTooMany(budget.take(network))
    const named = photoNamed(asked.params.name)
    const photo = named && (await queue.run(() => read(named.companyId, named.key), { priority: 0, key: network }))
    if (!photo) throw new Refusal('NOT_FOUND')
    return reply.type(photo.mediaType).header('cache-control', 'private, max-age=31536000, immutable').send(photo.bytes)
  })
}
