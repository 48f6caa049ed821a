import type { DemandEffects } from '@vigie/contract/demands/demands.effects.ts'
import { useExchange } from '../../../session/store.ts'
import { fatesOf } from './strip.rules.ts'

/** The right that accepting would ask for, as what it changes does without a demand, and that whoever reads it lacks. */
export function useLackingRight(effects: DemandEffects | undefined): 'planning' | 'sheet' | null {
  const { settings } = useExchange().environment
  if (!effects) return null
  if (effects.absence) return fatesOf(effects.absence).opens.length > 0 && !settings.man_edit_planning ? 'planning' : null
  if (effects.swap) return effects.swap.stands && !settings.man_edit_planning ? 'planning' : null
  return effects.changes.length > 0 && !settings.man_edit_resources ? 'sheet' : null
}
