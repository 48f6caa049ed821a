/** Something at something with a dot in it: whether anybody reads it is told by a letter alone. */
export const isEmail = (text: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text)
