/** Where the parts of a card have room side by side; the card stands in a container of its own. */
export const sideBySide = '@container (min-width: 52rem)'

/** Below a control. As high with a button as without, so that nothing moves. */
export const below = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minHeight: { xs: 44, md: 'max(28px, var(--finger, 0px))' },
  fontSize: '0.8125rem',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  '& .MuiButton-root': { minHeight: { xs: 44, md: 'max(24px, var(--finger, 0px))' }, minWidth: 0, px: 0.75, py: 0, fontSize: 'inherit' },
} as const
/** A sentence with its sign. */
export const said = { display: 'flex', gap: 0.75, alignItems: 'start', '& > svg': { flex: 'none', mt: '2px' } } as const
