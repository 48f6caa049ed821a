import { isPublicName } from './hosts.ts'

/** Letters that the address of a tile server may have. */
export const mostTileLetters = 300

/**
 * The address of a map's tiles: https, a host by its name (no user, no placeholder in it), and a path or query with {z}, {x} and {y},
 * each once.
 */
const form =
  /^(?!(?:.*\{z\}){2})(?!(?:.*\{x\}){2})(?!(?:.*\{y\}){2})(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?\/(?:[\w.~!$&()*+,=:@/?%-]|\{[zxy]\})*$/i

/** Whether tiles may be fetched from an address: the server asks it, so that it leads into no local network (platform/tiles.ts). */
export const isTileAddress = (address: string): boolean =>
  form.test(address) && URL.canParse(address) && isPublicName(new URL(address).hostname)

/** The last zoom that servers of tiles have in general. */
export const mostTileZoom = 19

/** The address of one tile. */
export const tileAddress = (address: string, zoom: number, x: number, y: number): string =>
  address.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y))
