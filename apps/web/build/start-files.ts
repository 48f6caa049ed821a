import path from 'node:path'

interface ModuleInfos {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** What the sign-in page needs, and what stands around the screens behind it: the modules where each begins. */
const roots = {
  start: ['app/main.tsx', 'screens/account/login.tsx'],
  frame: ['app/shell/Frame.tsx'],
}

/** Names a file for such modules among all that the start, or the frame, imports (the groups of Rolldown's `codeSplitting`). */
export function filed(name: string, whole: keyof typeof roots, part = /./) {
  const reached = new Set<string>()
  return (id: string, build: ModuleInfos): string | null => {
    const reach = (one: string): void => {
      if (reached.has(one)) return
      reached.add(one)
      build.getModuleInfo(one)?.importedIds.forEach(reach)
    }
    if (reached.size === 0) for (const root of roots[whole]) reach(path.join(import.meta.dirname, '../src', root))
    return part.test(id) && reached.has(id) ? name : null
  }
}
