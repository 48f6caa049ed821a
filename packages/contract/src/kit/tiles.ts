/** Letters that the address of a tile server may have. */
export const mostTileLetters = 300

/**
 * The address of a map's tiles: https, a host by its name (no user, no placeholder in it), and a path or query with {z}, {x} and {y},
 * each once. The host goes into the policy of contents as it stands: letters that end a source or a directive are none of it.
 */
export const tileAddressForm =
  /^(?!(?:.*\{z\}){2})(?!(?:.*\{x\}){2})(?!(?:.*\{y\}){2})(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?\/(?:[\w.~!$&()*+,=:@/?%-]|\{[zxy]\})*$/i

/** `https://tuiles.exemple.fr`, what the policy of contents names; undefined: no such address. */
export const tileOrigin = (address: string): string | undefined =>
  tileAddressForm.test(address) && URL.canParse(address) ? new URL(address).origin : undefined

/** The address of one tile. */
export const tileAddress = (address: string, zoom: number, x: number, y: number): string =>
  address.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y))
