import type { TFunction } from 'i18next'

const kinds = [
  'start',
  'end',
  'pre_clocking',
  'break_start',
  'break_end',
  'check',
  'correction',
  'deletion',
  'confirmation',
  'rejection',
] as const
const isKnown = (kind: string): kind is (typeof kinds)[number] => (kinds as readonly string[]).includes(kind)

/** What a line of the journal is, in words; of a kind that this version does not know, its own name. */
export const kindOf = (kind: string, t: TFunction): string => (isKnown(kind) ? t(`clockings.kinds.${kind}`) : kind)
