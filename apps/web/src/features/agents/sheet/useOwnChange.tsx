import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { hasFeature } from '@vigie/contract/companies/settings.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { demandType } from '@vigie/contract/demands/demands.forms.ts'
import { listDemandTypes } from '@vigie/contract/demands/demands.types.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { ownDemandsAddress } from '../../../routing/addresses/demands.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { phoneHref } from '../../../ui/fields/phone/phone.ts'
import { PhoneIcon } from '../../../ui/icons.tsx'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'

export interface OwnChange {
  /** The way to have what stands under a title changed. `isInForm`: the form of one's details asks for it. */
  readonly linkOf: (title: string, isInForm: boolean) => ReactNode
  /** Whom to call, where nothing can be asked for in the app. */
  readonly note: ReactNode
  /** The company keeps whom to call in an emergency. */
  readonly hasEmergency: boolean
}

/** How an agent has its own sheet changed: it asks for it, and where demands are closed it calls. Null: the sheet is not its own. */
export function useOwnChange(isOwn: boolean): OwnChange | null {
  const { t } = useTranslation()
  const exchange = useExchange()
  const mayAsk = isOwn && mayUse(exchange, may.makeDemands)
  const { data, isPending } = useAsk(listDemandTypes, {}, { isEnabled: mayAsk })
  if (!isOwn) return null
  const offered = (id: number) => data?.types.some((type) => type.id === id && type.isOffered) ?? false
  const linkOf = (title: string, isInForm: boolean) => {
    const typeId = isInForm && offered(demandType.info) ? demandType.info : offered(demandType.other) ? demandType.other : null
    // The links come later than the sheet: their room keeps the parts below where they are.
    if (mayAsk && isPending) return <Skeleton width={56} height={28} />
    if (typeId === null) return null
    const isForm = typeId === demandType.info
    return (
      <ButtonLink
        {...linkTo(ownDemandsAddress, { typeId })}
        size="small"
        aria-label={t(isForm ? 'agents.sheet.own.changeOf' : 'agents.sheet.own.reportOf', { what: title })}
        sx={{ my: -1, mr: -1, minHeight: 44 }}
      >
        {t(isForm ? 'agents.sheet.own.change' : 'agents.sheet.own.report')}
      </ButtonLink>
    )
  }
  const phone = exchange.environment.mobile.urgencyPhone
  const isClosed = !mayAsk || (data !== undefined && !offered(demandType.info) && !offered(demandType.other))
  const call = phone && (
    <Button color="inherit" size="small" href={phoneHref(phone)} startIcon={<PhoneIcon />} sx={{ minHeight: 44 }}>
      {phone}
    </Button>
  )
  return {
    linkOf,
    note: isClosed && (
      <Banner tone="run" action={call}>
        {t('agents.sheet.own.call', { company: exchange.theme.name })}
      </Banner>
    ),
    hasEmergency: hasFeature(exchange.apiVersion, 'demandEmergency'),
  }
}
