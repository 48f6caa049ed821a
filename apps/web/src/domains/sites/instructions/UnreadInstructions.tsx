import Box from '@mui/material/Box'
import { dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { siteInstructionsAddress } from '../../../routing/addresses/instructions.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { TextLink } from '../../../ui/links/TextLink.tsx'
import { useUnreadInstructions } from './useOwnInstructions.ts'

/** Says the agent that instructions have changed and leads to them, until they were opened. */
export function UnreadInstructions({ siteId }: { siteId: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const unread = useUnreadInstructions(siteId)
  if (!unread) return null
  const { version, timeZone, isComing } = unread
  const day = writtenDay(dayOf(localOf(version.startsAt, timeZone)), language, 'brief')
  const words = isComing
    ? t('sites.own.coming', { day })
    : version.formerText === null
      ? t('sites.own.toRead')
      : t('sites.own.changed', { day })
  return (
    <Banner
      tone="late"
      action={
        <TextLink {...linkTo(siteInstructionsAddress, { siteId })} sx={{ color: 'inherit', my: -1 }}>
          {t('sites.own.read')}
        </TextLink>
      }
    >
      <Box component="span" sx={{ fontWeight: 600 }}>
        {words}
      </Box>
    </Banner>
  )
}
