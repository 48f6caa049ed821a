import { toast } from './toast.ts'

/** Copies a text and says so; without a secure address there is no clipboard, and that is said. */
export async function copyText(text: string, said: { readonly done: string; readonly failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast('success', said.done)
  } catch {
    toast('error', said.failed)
  }
}
