import path from 'node:path'

interface ModuleInfos {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** What the sign-in page needs, what stands around the screens behind it, the homes, and what is in hand behind them: the modules where each begins. */
const roots = {
  start: ['app/main.tsx', 'screens/account/login.tsx'],
  frame: ['app/shell/Frame.tsx'],
  // With all that works without network but its beginning: that file is asked for again by itself (kit/fetchFile.ts), so what it
  // imports has to be there already, and what it exports has to be all that the file exports.
  agent: ['screens/home.tsx', 'offline/answers.ts', 'offline/register.ts'],
  manager: ['screens/manager/manager.tsx'],
  // Fetched right behind every home, to be in hand where nobody answers: without what other screens share, which comes later.
  hand: ['ui/feedback/Toaster.tsx', 'screens/system/maintenance.tsx'],
}

/** Whether a module is among all that such a whole imports. */
function reachOf(whole: keyof typeof roots) {
  const reached = new Set<string>()
  return (id: string, build: ModuleInfos): boolean => {
    const reach = (one: string): void => {
      if (reached.has(one)) return
      reached.add(one)
      build.getModuleInfo(one)?.importedIds.forEach(reach)
    }
    if (reached.size === 0) for (const root of roots[whole]) reach(path.join(import.meta.dirname, '../src', root))
    return reached.has(id)
  }
}

/** Names a file for such modules among those that each of the wholes imports (the groups of Rolldown's `codeSplitting`). */
export function filed(name: string, wholes: readonly (keyof typeof roots)[], part = /./) {
  const areIn = wholes.map(reachOf)
  return (id: string, build: ModuleInfos): string | null => (part.test(id) && areIn.every((isIn) => isIn(id, build)) ? name : null)
}
