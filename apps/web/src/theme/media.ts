/** A window so low that bars which stay in it would leave no room for what one reads (a desktop at 400 %, WCAG 1.4.10): they scroll away. */
export const lowWindow = '@media (max-height: 400px)'

/** A mouse or a pen on a wide page: what is pressed may stand closer than under a thumb (targets of 24 px, WCAG 2.5.8). */
export const finePointer = '@media (hover: hover) and (pointer: fine) and (min-width: 900px)'
