// What the specification has and the product has not yet. A test fails for a line that has become untrue.

export const laterCalls = [
  'GET /candidate/details',
  'POST /candidate',
  'GET /demands/partner',
  'POST /demands/partner',
  'GET /demands/partner/form',
  'GET /bills',
  'GET /purchases',
  'PUT /purchases',
  'POST /purchases',
  'GET /quotes',
  'PUT /quotes',
  'POST /quotes',
  'GET /companies/partner',
]

/** `reconnected` and `disconnected` are said by the socket's library in the browser itself: no server sends them. */
export const laterEvents = ['reconnected', 'disconnected']

/** Names of calls that are built, which they do not have yet. */
export const laterNames: Readonly<Record<string, { readonly output: readonly string[] }>> = {}
