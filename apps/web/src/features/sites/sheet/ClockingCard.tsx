import type { SiteSettings } from '@vigie/contract/sites/sites.sheet.ts'
import type { Site } from '@vigie/contract/sites/sites.ts'
import { useTranslation } from 'react-i18next'
import { Fact, Facts, SheetCard } from './SheetCard.tsx'
import { useSiteWords } from '../words.ts'

/** How agents clock at the site: for managers. */
export function ClockingCard({ site, settings }: { site: Site; settings: SiteSettings }) {
  const { t } = useTranslation()
  const words = useSiteWords()
  const yes = (is: boolean) => t(is ? 'sites.clocking.yes' : 'sites.clocking.no')
  const { perimeterMetres, companyPerimeterMetres } = settings
  return (
    <SheetCard title={t('sites.clocking.title')}>
      <Facts>
        <Fact name={t('sites.clocking.isEnabled')}>{yes(site.isClockingEnabled)}</Fact>
        <Fact name={t('sites.clocking.byPhone')}>{yes(settings.canClockByPhone)}</Fact>
        <Fact name={t('sites.clocking.outside')}>
          {t(settings.isOutsideAreaRefused ? 'sites.clocking.refused' : 'sites.clocking.flagged')}
        </Fact>
        <Fact name={t('sites.clocking.perimeter')}>
          {perimeterMetres === null
            ? t('sites.clocking.ofCompany', { far: words.distance(companyPerimeterMetres) })
            : words.distance(perimeterMetres)}
        </Fact>
      </Facts>
    </SheetCard>
  )
}
