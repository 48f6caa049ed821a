import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { LocationOffDrawing, SuccessDrawing } from '../../ui/illustrations/pages.tsx'
import { EmptyDrawing, ErrorDrawing, OfflineDrawing } from '../../ui/illustrations/states.tsx'
import { StatePage } from '../../ui/feedback/StatePage.tsx'
import { Row, Section } from './Section.tsx'

export function StateSamples() {
  const { t } = useTranslation()
  const errorPage = (
    <ButtonLink to="/500" variant="outlined" color="inherit">
      {t('widgets.demo.errorPage')}
    </ButtonLink>
  )
  return (
    <Section title={t('widgets.demo.states')}>
      <Row>
        <StatePage isInCard drawing={<EmptyDrawing />} title={t('widgets.demo.empty')} text={t('widgets.demo.emptyText')} />
        <StatePage
          isInCard
          drawing={<ErrorDrawing />}
          title={t('widgets.demo.failed')}
          text={t('common.errors.later')}
          action={errorPage}
        />
        <StatePage isInCard drawing={<SuccessDrawing />} title={t('widgets.demo.succeeded')} />
        <StatePage
          isInCard
          drawing={<LocationOffDrawing />}
          title={t('widgets.demo.locationOff')}
          text={t('widgets.demo.locationOffText')}
        />
        <StatePage isInCard drawing={<OfflineDrawing />} title={t('widgets.demo.offline')} text={t('common.errors.offlineHint')} />
      </Row>
    </Section>
  )
}
