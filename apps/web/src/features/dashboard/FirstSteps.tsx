import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { readFirstSteps, type FirstSteps as Steps } from '@vigie/contract/dashboard/dashboard.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../api/queries.ts'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { Card } from '../../ui/page/Card.tsx'
import { figureList } from '../../ui/links/FigureLink.tsx'
import { CalendarIcon, DoneIcon, TabletIcon, UploadIcon, type Icon } from '../../ui/icons.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { ToneTile } from '../../ui/marks/ToneTile.tsx'
import type { DashboardAddresses } from './addresses.ts'

interface Step {
  readonly name: 'import' | 'pair' | 'publish'
  readonly icon: Icon
  readonly isDone: (steps: Steps) => boolean
}
const steps: readonly Step[] = [
  { name: 'import', icon: UploadIcon, isDone: ({ hasPlanning }) => hasPlanning },
  { name: 'pair', icon: TabletIcon, isDone: ({ hasClock }) => hasClock },
  { name: 'publish', icon: CalendarIcon, isDone: ({ hasPublished }) => hasPublished },
]

/** How far the company has come; undefined while that is not known. */
export const useFirstSteps = (): Steps | undefined => useAsk(readFirstSteps, {}).data

/** What a company that begins does first. It goes once all is done that the reader may do. */
export function FirstSteps({ done, addresses }: { done: Steps; addresses: DashboardAddresses }) {
  const { t } = useTranslation()
  const mine = steps.filter(({ name }) => addresses[name] !== null)
  const next = mine.find(({ isDone }) => !isDone(done))
  if (!next) return null
  return (
    <Section title={t('dashboard.steps.title')}>
      <Typography color="textSecondary" sx={{ mt: -1 }}>
        {t('dashboard.steps.text')}
      </Typography>
      <Box component="ol" sx={line}>
        {mine.map(({ name, icon, isDone }) => {
          const isOver = isDone(done)
          return (
            <Card component="li" key={name} sx={card}>
              <ToneTile tone={isOver ? 'done' : 'run'} icon={isOver ? DoneIcon : icon} size={44} />
              <Box>
                <Typography variant="h3">{t(`dashboard.steps.${name}.title`)}</Typography>
                <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
                  {t(`dashboard.steps.${name}.text`)}
                </Typography>
              </Box>
              <Box sx={{ minHeight: 44, display: 'flex', alignItems: 'center' }}>
                {isOver ? (
                  <Tag tone="done">{t('dashboard.steps.done')}</Tag>
                ) : (
                  <ButtonLink to={addresses[name]!} variant={name === next.name ? 'contained' : 'outlined'} sx={{ minHeight: 44 }}>
                    {t(`dashboard.steps.${name}.action`)}
                  </ButtonLink>
                )}
              </Box>
            </Card>
          )
        })}
      </Box>
    </Section>
  )
}

const line = {
  ...figureList,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const
const card = { display: 'grid', gridTemplateRows: 'auto 1fr auto', justifyItems: 'start', gap: 1.5, p: 2.5 } as const
