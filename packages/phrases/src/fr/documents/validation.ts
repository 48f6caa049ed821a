/** What a reader confirms by a tick, unless a manager has written another text. */
export const validationText = 'Je confirme avoir lu, compris et approuvé ce document.'
