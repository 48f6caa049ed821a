import Box from '@mui/material/Box'
import { readChannels } from '@vigie/contract/outbox/outbox.channels.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { RowsSkeleton } from '../../../ui/lists/skeletons.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { ChannelLine } from './ChannelLine.tsx'

/** By which ways messages leave, and a test of each. */
export function Messages() {
  const { t } = useTranslation()
  const { data, error, refetch } = useAsk(readChannels, {}, { staleTime: 0 })
  return (
    <Section
      title={t('settings.groups.messages')}
      aside={
        <ButtonLink to="/outbox" size="small">
          {t('settings.messages.outbox')}
        </ButtonLink>
      }
    >
      {data ? (
        <Card component="ul" sx={list}>
          {data.channels.map((channel) => (
            <ChannelLine key={channel.way} channel={channel} />
          ))}
        </Card>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Box aria-hidden="true">
          <RowsSkeleton rows={2} height={104} />
        </Box>
      )}
    </Section>
  )
}

const list = { m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } } as const
