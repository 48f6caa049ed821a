export const calls = []
