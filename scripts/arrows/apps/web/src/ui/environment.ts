export const bad = process.env['PORT']
