import { timingSafeEqual } from 'node:crypto'
import { mostTileZoom, tileAddress } from '@vigie/contract/kit/tiles.ts'
import type { Secrets } from '../../kit/installation.ts'
import { tilesPath } from '../../kit/tiles.ts'
import type { CompanyAuthenticator } from './companies.authenticator.ts'

interface AskedTile {
  readonly companyId: number
  readonly address: string
}

/** The tile behind a path that a session of the company was given (`map_tiles`); undefined: its map is another one by now, or it has none. */
export const companyTiles =
  (companies: Pick<CompanyAuthenticator, 'byId'>, secrets: Secrets) =>
  async (path: string): Promise<AskedTile | undefined> => {
    const [, name, id, ...numbers] = /^(\/tiles\/([1-9]\d{0,8})\.[A-Za-z0-9_-]{22})\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})$/.exec(path) ?? []
    const [zoom = 0, x = 0, y = 0] = numbers.map(Number)
    if (!name || !id || zoom > mostTileZoom || x >= 2 ** zoom || y >= 2 ** zoom) return undefined
    const companyId = Number(id)
    const { company } = await companies.byId(companyId)
    const address = company?.settings.map_tiles_url
    if (!address || !timingSafeEqual(Buffer.from(name), Buffer.from(tilesPath(secrets, companyId, address)))) return undefined
    return { companyId, address: tileAddress(address, zoom, x, y) }
  }
