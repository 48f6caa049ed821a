interface Tasks {
  readonly postTask?: (task: () => void) => Promise<unknown>
}

/**
 * What follows is done in a task of its own: what somebody has touched meanwhile is heard before it. Where the browser has
 * a queue of tasks it stands there: a timer set within a timer waits four milliseconds each time (HTML, «timer nesting level»).
 */
export const ownTask = (): Promise<void> =>
  new Promise((resolve) => {
    const tasks = (globalThis as { readonly scheduler?: Tasks }).scheduler
    if (tasks?.postTask) void tasks.postTask(resolve)
    else setTimeout(resolve)
  })
