/**
 * The keys of advisory locks, each of one piece of work that one process does at a time; a key in two parts, the second of them a
 * company (alone.ts).
 */
export const locks = {
  /** Changes of the schema, ours or the queue's. Under two locks two starts could touch the same row of the catalogue at once. */
  schema: 7_164_853_001,
  roles: 7_164_853_002,
  testTemplate: 7_164_853_003,
  ofCompany: { import: 716_485_301, root: 716_485_304 },
} as const
