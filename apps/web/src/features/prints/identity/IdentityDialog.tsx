import Box from '@mui/material/Box'
import { changeIdentity, identityLetters, readIdentity, type CompanyIdentity } from '@vigie/contract/companies/companies.identity.ts'
import { isUsualAuthorisation } from '@vigie/contract/companies/companies.identity.rules.ts'
import { readCompany } from '@vigie/contract/companies/companies.infos.ts'
import { previewPrint } from '@vigie/contract/prints/prints.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { useExchange } from '../../../session/store.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { useVersionedForm } from '../../../ui/forms/useVersionedForm.ts'

type Draft = Omit<CompanyIdentity, 'version'>
type Name = keyof Draft

interface IdentityDialogProps {
  readonly identity: CompanyIdentity
  readonly onClose: () => void
}

/** What the company says of itself on paper. An odd number of its authorisation is warned of, and taken. */
export function IdentityDialog({ identity: { version, ...now }, onClose }: IdentityDialogProps) {
  const { t } = useTranslation()
  const { features } = useExchange().environment
  const form = useVersionedForm<Draft, unknown>({
    now,
    version,
    changed: t('prints.identity.changed'),
    refresh: () => invalidate(readIdentity),
    validate: () => ({}),
    send: ({ draft, version: from }) => ask(changeIdentity, { ...draft, version: from ?? version }),
    onUntouched: onClose,
    onDone: async () => {
      await invalidate(readIdentity)
      // A sheet is drawn anew in its own time.
      void invalidate(previewPrint, readCompany)
      toast('success', t('prints.identity.saved'))
      onClose()
    },
  })
  const number = form.draft.authorisationNumber.trim()
  const hintOf = (name: Name) =>
    name === 'authorisationNumber' && number !== '' && !isUsualAuthorisation(number) ? t('prints.identity.odd') : null
  const field = (name: Name, isFirst = false) => (
    <Field
      key={name}
      label={t(`prints.identity.fields.${name}`)}
      name={name}
      isFirst={isFirst}
      maxLength={identityLetters[name]}
      autoComplete="off"
      placeholder={name === 'authorisationNumber' ? 'AUT-075-2112-01-01-20250000001' : undefined}
      hint={form.theirsOf(name) ?? hintOf(name)}
      {...form.textProps(name)}
    />
  )
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={t('prints.identity.title')}
      subtitle={t('prints.identity.about')}
      submit={t('prints.identity.save')}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {field('authorisationNumber', true)}
        {field('registrationNumber')}
        {features.includes('declarationNumber') && field('declarationNumber')}
        {field('address')}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '140px 1fr' } }}>
          {field('postcode')}
          {field('city')}
        </Box>
      </Box>
    </FormModal>
  )
}
