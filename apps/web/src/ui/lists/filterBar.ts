/** The styles of what narrows a list: chips above, fields below. */
export const filterBar = { display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** The same, where from a width of its place on (ListPage) the fields stand beside the chips. */
export const filterBarBeside = (from: string, fields: string) =>
  ({
    ...filterBar,
    alignItems: 'center',
    [`@container (min-width: ${from})`]: { gridTemplateColumns: `minmax(0, 1fr) ${fields}` },
  }) as const
