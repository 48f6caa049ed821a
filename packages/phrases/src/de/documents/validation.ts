/** What a reader confirms by a tick, unless a manager has written another text. */
export const validationText = 'Ich bestätige, dass ich dieses Dokument gelesen, verstanden und gebilligt habe.'
