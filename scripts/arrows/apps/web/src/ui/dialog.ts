export const dialog = 1
