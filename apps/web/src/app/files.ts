import { ownTask } from '../kit/ownTask.ts'

/** The files of the frame behind the sign-in, each after those that it stands on (build/start-early.ts); none while one develops. */
export const frameFiles = (): string[] => (document.documentElement.dataset['firstFrame'] ?? '').split(' ').filter(Boolean)

/** Runs files of the app, each in a task of its own. What does not come is asked for again by whatever needs it. */
export async function runInTurn(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await import(/* @vite-ignore */ file).catch(() => undefined)
    await ownTask()
  }
}
