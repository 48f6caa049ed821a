/** Has the service worker fetch the page anew for the next time it is opened: its policy of contents has changed (`worker/worker.ts`). */
export const renewPage = (): void => navigator.serviceWorker?.controller?.postMessage('renewPage')
