/** What a reader confirms by a tick, unless a manager has written another text. */
export const validationText = 'I confirm that I have read, understood and approved this document.'
