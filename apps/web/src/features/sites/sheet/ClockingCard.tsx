import { siteFields } from '@vigie/contract/sites/sites.rules.ts'
import type { SiteSettings } from '@vigie/contract/sites/sites.sheet.ts'
import type { Site } from '@vigie/contract/sites/sites.ts'
import { useTranslation } from 'react-i18next'
import { RecordCard } from '../../../records/RecordCard.tsx'
import { useSiteWords } from '../words.ts'

/** How agents clock at the site: for managers. */
export function ClockingCard({ site, settings }: { site: Site; settings: SiteSettings }) {
  const { t } = useTranslation()
  const words = useSiteWords()
  const { perimeterMetres, companyPerimeterMetres, asksPreClocking, preClockMinutes, companyPreClockMinutes } = settings
  return (
    <RecordCard
      name="sites.clocking"
      group="clocking"
      fields={siteFields}
      values={{ ...settings, isClockingEnabled: site.isClockingEnabled }}
      keys={['isClockingEnabled', 'canClockByPhone', 'isOutsideAreaRefused', 'perimeterMetres', 'asksPreClocking']}
      shows={{
        isOutsideAreaRefused: t(settings.isOutsideAreaRefused ? 'sites.clocking.refused' : 'sites.clocking.flagged'),
        asksPreClocking: asksPreClocking
          ? t(preClockMinutes === null ? 'sites.clocking.asked' : 'sites.clocking.askedHere', {
              minutes: preClockMinutes ?? companyPreClockMinutes,
            })
          : t('sites.clocking.notAsked'),
        perimeterMetres:
          perimeterMetres === null
            ? t('sites.clocking.ofCompany', { far: words.distance(companyPerimeterMetres) })
            : words.distance(perimeterMetres),
      }}
    />
  )
}
