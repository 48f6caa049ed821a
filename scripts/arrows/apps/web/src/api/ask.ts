export const ask = 1
