/** Six to fifteen figures (E.164), written as people write them. */
export const isPhone = (text: string): boolean => /^\+?[\d .()/-]+$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, ''))
