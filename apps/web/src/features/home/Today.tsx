import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { clockOf, localOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { shiftsAddress } from '../../routing/addresses/shifts.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { Card } from '../../ui/page/Card.tsx'
import { NextIcon } from '../../ui/icons.tsx'
import { CardsSkeleton } from '../../ui/lists/skeletons.tsx'
import { ErrorState } from '../../ui/feedback/StatePage.tsx'
import { FigureLink, figureList, figureHeight } from '../../ui/links/FigureLink.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { useToday } from './useToday.ts'

/** The services of today in figures; each opens its list. */
export function Today() {
  const { t } = useTranslation()
  const { data, error, refetch, countedAt, timeZone } = useToday()
  const all = (
    <ButtonLink {...linkTo(shiftsAddress)} variant="text" endIcon={<NextIcon />}>
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
            {anomalies.map((name) => (
              <FigureLink
                key={name}
                link={linkTo(shiftsAddress, { filter: name })}
                tone={name === 'missed' ? 'missing' : 'late'}
                label={t(`home.today.${name}`)}
                value={number(data[name])}
                isCalm={data[name] === 0}
              />
            ))}
            <FigureLink
              link={linkTo(shiftsAddress, { filter: 'inProgress' })}
              label={t('home.today.present')}
              value={t('home.today.presentOf', { present: data.presentNow, expected: data.expectedNow })}
            />
            <FigureLink
              link={linkTo(shiftsAddress, { filter: 'finished' })}
              label={t('home.today.finished')}
              value={number(data.finished)}
            />
          </Box>
          <Typography variant="body2" color="textSecondary">
            {data.total === 0
              ? t('home.today.none')
              : `${t('shifts.serviceCount', { count: data.total })} ${t('shifts.siteCount', { count: data.siteCount })}`}{' '}
            · {t('home.today.at', { time: clockOf(localOf(countedAt, timeZone)) })}
          </Typography>
        </>
      )}
    </Section>
  )
}

const anomalies = ['missed', 'late', 'outsideArea', 'unassigned'] as const

const figures = {
  ...figureList,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
} as const
