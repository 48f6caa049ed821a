/** A window so low that bars which stay in it would leave no room for what one reads (a desktop at 400 %, WCAG 1.4.10): they scroll away. */
export const lowWindow = '@media (max-height: 400px)'
