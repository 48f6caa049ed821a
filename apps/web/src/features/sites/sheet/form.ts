import type { SiteSheet } from '@vigie/contract/sites/sites.sheet.ts'
import { keptDrafts } from '../../../ui/forms/keptDrafts.ts'

/** What a manager types of a site. The perimeter is a text until it is read: nothing stands for the company's own. */
export interface SiteDraft {
  readonly alert: string
  readonly instructions: string
  readonly access: string
  readonly perimeter: string
  readonly isActive: boolean
  readonly isClockingEnabled: boolean
  readonly canClockByPhone: boolean
  readonly isOutsideAreaRefused: boolean
}

/** The form as the site stands. */
export const draftOf = ({ site, settings }: SiteSheet): SiteDraft => ({
  alert: site.alert ?? '',
  instructions: site.instructions ?? '',
  access: site.access ?? '',
  perimeter: settings?.perimeterMetres == null ? '' : String(settings.perimeterMetres),
  isActive: site.isActive,
  isClockingEnabled: site.isClockingEnabled,
  canClockByPhone: settings?.canClockByPhone ?? false,
  isOutsideAreaRefused: settings?.isOutsideAreaRefused ?? false,
})

/** Metres; null for the company's own perimeter, NaN for a text that is no number. */
export const perimeterOf = (text: string): number | null => (text.trim() === '' ? null : Number(text.trim()))

/** The form with the perimeter read, as the contract's rule and the call take it. */
export const formOf = ({ perimeter, ...draft }: SiteDraft) => ({ ...draft, perimeterMetres: perimeterOf(perimeter) })

/** What was typed for a site and not saved: it is still there when the form is opened again. */
export const keptDraft = keptDrafts<SiteDraft>()
