/** What follows is done in a task of its own: what somebody has touched meanwhile is heard before it. */
export const ownTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
