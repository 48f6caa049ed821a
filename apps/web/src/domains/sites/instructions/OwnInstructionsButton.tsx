import { useTranslation } from 'react-i18next'
import { siteInstructionsAddress } from '../../../routing/addresses/instructions.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { WarningIcon } from '../../../ui/icons.tsx'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { InstructionsButton, type InstructionsButtonProps } from '../InstructionsButton.tsx'
import { useUnreadInstructions } from './useOwnInstructions.ts'

/** The instructions of a site for its agent: those that it has not opened yet lead to their page, where that is kept. */
export function OwnInstructionsButton({ siteId, ...button }: InstructionsButtonProps & { readonly siteId: number }) {
  const { t } = useTranslation()
  if (!useUnreadInstructions(siteId)) return <InstructionsButton {...button} />
  return (
    <ButtonLink
      {...linkTo(siteInstructionsAddress, { siteId })}
      {...(button.className && { className: button.className })}
      variant="outlined"
      color="inherit"
      startIcon={<WarningIcon />}
    >
      {t('sites.own.toRead')}
    </ButtonLink>
  )
}
