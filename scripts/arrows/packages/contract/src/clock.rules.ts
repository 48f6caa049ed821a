export const bad = () => Date.now()
