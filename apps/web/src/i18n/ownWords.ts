import { fallbackLanguage } from '@vigie/phrases/languages.ts'

/**
 * On texts that the company has written itself (news, instructions, names of links): a voice reads them as what they are,
 * whatever the reader's own language (WCAG 3.1.2). The company's language is the product's first one (decisions/14-web); the
 * direction is the text's own.
 */
export const ownWords = { lang: fallbackLanguage, dir: 'auto' } as const
