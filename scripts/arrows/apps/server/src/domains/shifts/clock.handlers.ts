export const bad = () => new Date(process.env['NOW'] ?? '')
