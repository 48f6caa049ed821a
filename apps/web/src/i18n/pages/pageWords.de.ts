/** The words of single pages in this language: their titles at once, the rest of each when its page is opened. */
export const titles = import.meta.glob<string>('../../../../../packages/phrases/src/de/pages/*.ts', {
  eager: true,
  query: '?title',
  import: 'title',
})
export const words = import.meta.glob<object>('../../../../../packages/phrases/src/de/pages/*.ts')
