// pg ships no types for this file; only what the batch uses is declared.
declare module 'pg/lib/utils.js' {
  const utils: { prepareValue?: (value: unknown) => string | Buffer | null }
  export default utils
}
