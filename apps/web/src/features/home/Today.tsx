import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { clockOf, localOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { NextIcon } from '../../ui/icons.tsx'
import { CardsSkeleton } from '../../ui/skeletons.tsx'
import { ErrorState } from '../../ui/StatePage.tsx'
import { FigureLink, figureHeight } from '../../ui/FigureLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { useToday } from './useToday.ts'

/** The services of today in figures; each opens its list. */
export function Today() {
  const { t } = useTranslation()
  const { data, error, refetch, countedAt, timeZone } = useToday()
  const all = (
    <ButtonLink to="/services" variant="text" endIcon={<NextIcon />} sx={{ minHeight: 44, mr: -2 }}>
      {t('home.today.all')}
    </ButtonLink>
  )
  const number = (value: number) => t('home.today.number', { value })
  return (
    <Section title={t('home.today.title')} aside={all}>
      {error && !data ? (
        <Card>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Card>
      ) : !data ? (
        <>
          <CardsSkeleton cards={6} height={figureHeight} grid={figures} />
          <Typography variant="body2">&nbsp;</Typography>
        </>
      ) : (
        <>
          <Box component="ul" sx={figures}>
            <FigureLink
              to="/services"
              search={{ filter: 'missed' }}
              tone="missing"
              label={t('home.today.missed')}
              value={number(data.missed)}
              isCalm={data.missed === 0}
            />
            <FigureLink
              to="/services"
              search={{ filter: 'late' }}
              tone="late"
              label={t('home.today.late')}
              value={number(data.late)}
              isCalm={data.late === 0}
            />
            <FigureLink
              to="/services"
              search={{ filter: 'outsideArea' }}
              tone="late"
              label={t('home.today.outsideArea')}
              value={number(data.outsideArea)}
              isCalm={data.outsideArea === 0}
            />
            <FigureLink
              to="/services"
              search={{ filter: 'unassigned' }}
              tone="late"
              label={t('home.today.unassigned')}
              value={number(data.unassigned)}
              isCalm={data.unassigned === 0}
            />
            <FigureLink
              to="/services"
              search={{ filter: 'inProgress' }}
              label={t('home.today.present')}
              value={t('home.today.presentOf', { present: data.presentNow, expected: data.expectedNow })}
            />
            <FigureLink to="/services" search={{ filter: 'finished' }} label={t('home.today.finished')} value={number(data.finished)} />
          </Box>
          <Typography variant="body2" color="textSecondary">
            {data.total === 0
              ? t('home.today.none')
              : `${t('services.serviceCount', { count: data.total })} ${t('services.siteCount', { count: data.siteCount })}`}{' '}
            · {t('home.today.at', { time: clockOf(localOf(countedAt, timeZone)) })}
          </Typography>
        </>
      )}
    </Section>
  )
}

const figures = {
  display: 'grid',
  gap: { xs: 1.25, md: 2 },
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
} as const
