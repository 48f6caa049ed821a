/** So many of each state are counted where words are looked for: who finds more narrows them, and counting all of years takes long. */
export const mostCounted = 1000
