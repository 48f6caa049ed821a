/** The two panels stand one above the other: a tablet or a phone held upright, and whatever is narrow. */
export const stacked = '@media (orientation: portrait), (max-width: 899.95px)'
/** A phone: two panels above each other, and little room. */
export const onPhone = '@media (max-width: 599.95px)'

/** A target for a finger at a wall: 72 pixels at the least. */
export const tabletTarget = 72

/** The names of fields, and what is said of them, in a form at a wall. */
export const tabletText = {
  '& label': { fontSize: 16 },
  '& [role="status"], & [role="alert"]': { fontSize: 17 },
  '& [aria-live="polite"]': { fontSize: 16 },
} as const

/** Text of the navy panel between white and its soft grey. */
export const navyText = '#b9c7dc'
/** A finger has no hover: without this, what was touched last would stay marked. */
export const hovered = '@media (hover: hover)'
