export const about = 'Who has which service: who could have it, and giving it.'
