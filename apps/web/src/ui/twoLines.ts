/** Two lines of a name, also of text that a reader spaces out (WCAG 1.4.12); what is longer still ends with three dots. */
export const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  lineHeight: 1.25,
} as const
