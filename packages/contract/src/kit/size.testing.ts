/** Set to `long` by `npm run test:long`; read here alone. */
const isLong = process.env['TEST_SIZE'] === 'long'

/** How much a test tries: enough to see a fault in `npm test`, all there is in `npm run test:long`. */
export const size = <T>(short: T, long: T): T => (isLong ? long : short)
