export const transport = 1
