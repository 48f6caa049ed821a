export const bad = { pds_status: 1 }
