/**
 * Whether the number of a company's authorisation has the usual form (french-rules, «Cards and subcontracting»): AUT, the department,
 * and groups of digits. Another one is warned of and never refused.
 */
export const isUsualAuthorisation = (number: string): boolean => /^AUT-(\d{2,3}|2[AB])(-\d{1,4}){3,5}-\d{6,11}$/i.test(number.trim())
