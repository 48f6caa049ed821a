const basicPunctuation = String.raw`.,;:!?'’"«»()\[\]\-–—_/@&%#*…`
const unwanted = new RegExp(String.raw`[^\p{L}\p{M}\p{N}\s${basicPunctuation}]`, 'gu')

/** A text without what is no letter, mark, number, space or basic punctuation (coverage 5.034). */
export const cleanText = (text: string): string => text.replace(unwanted, '')
