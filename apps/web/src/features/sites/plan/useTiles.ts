import { useState } from 'react'
import { useExchange } from '../../../session/store.ts'

/** The company's map: where its tiles are and their source, and whether they come. Null: it has none. */
export function useTiles() {
  const { mapTiles: path, environment } = useExchange()
  const [state, setState] = useState<'asked' | 'shown' | 'failed'>('asked')
  if (path === undefined) return null
  return {
    path,
    source: environment.settings.map_tiles_attribution,
    state,
    loaded: () => setState('shown'),
    // One tile beside the sea may lack; a map of which nothing has come does not answer.
    failed: () => setState((before) => (before === 'asked' ? 'failed' : before)),
  }
}
