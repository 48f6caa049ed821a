/**
 * The keys of advisory locks, each of one piece of work that one process does at a time. Those in two parts have beside this number that
 * of a company, or 0 for the whole installation (alone.ts).
 */
export const locks = {
  /** Changes of the schema, ours or the queue's. Under two locks two starts could touch the same row of the catalogue at once. */
  schema: 7_164_853_001,
  roles: 7_164_853_002,
  testTemplate: 7_164_853_003,
  /** A backup, whichever server or command makes it. */
  backup: 7_164_853_007,
  ofCompany: { import: 716_485_301, root: 716_485_304, register: 716_485_309, hiring: 716_485_310 },
  ofInstallation: { night: 716_485_306, shipping: 716_485_308 },
} as const
