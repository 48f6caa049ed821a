import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { siteInstructionsAddress } from '../../../routing/addresses/instructions.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { TextLink } from '../../../ui/links/TextLink.tsx'
import { useUnreadInstructions } from './useOwnInstructions.ts'
import { useUnreadWords } from './useUnreadWords.ts'

/** Says the agent that instructions have changed and leads to them, until they were opened. */
export function UnreadInstructions({ siteId }: { siteId: number }) {
  const { t } = useTranslation()
  const words = useUnreadWords()
  const unread = useUnreadInstructions(siteId)
  if (!unread) return null
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
        {words(unread)}
      </Box>
    </Banner>
  )
}
