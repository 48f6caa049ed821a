import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { kindOf, orderedRights, pagesOf, userRoles, type UserRole } from '@vigie/contract/users/users.kinds.ts'
import { invitationProblems, inviteUser, type Invitation } from '@vigie/contract/users/users.invite.ts'
import { rightsAfter } from '@vigie/contract/users/users.rules.ts'
import { listUserChoices, listUsers } from '@vigie/contract/users/users.ts'
import { languages } from '@vigie/phrases/languages.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate, useAsk } from '../../../api/queries.ts'
import { chosenLanguage } from '../../../i18n/i18n.ts'
import { showHandOver } from '../../../ui/feedback/handOver.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { ChipsField } from '../../../ui/fields/choices/ChipsField.tsx'
import { Combobox } from '../../../ui/fields/choices/Combobox.tsx'
import { SelectField } from '../../../ui/fields/choices/SelectField.tsx'
import { EmailField } from '../../../ui/fields/EmailField.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { SwitchLine } from '../../../ui/fields/SwitchLine.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { useProblemWords, type Problems } from '../../../ui/forms/problems.ts'
import { useForm } from '../../../ui/forms/useForm.ts'

const start = (begins: Partial<Invitation>): Invitation => ({
  role: 'manager',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  language: chosenLanguage(),
  clientIds: [],
  siteIds: [],
  partnerId: null,
  rights: [],
  forbiddenPages: [],
  ...begins,
})

interface InviteFormProps {
  /** What it begins with, where it is opened for one client or partner. */
  readonly begins?: Partial<Invitation>
  readonly onClose: () => void
}

/** Invites a manager, a user of a client, or a partner: who it is, what it sees, and what it may do from the beginning. */
export function InviteForm({ begins = {}, onClose }: InviteFormProps) {
  const { t } = useTranslation()
  const wordsOf = useProblemWords()
  const form = useForm({
    start: start(begins),
    validate: (draft) => wordsOf(invitationProblems(draft)) as Problems<Invitation>,
    send: ({ draft }) => ask(inviteUser, draft),
    onDone: async ({ handOver }, { email }) => {
      if (!showHandOver(handOver)) toast('success', t('users.panel.invited', { email: email.trim() }))
      await invalidate(listUsers)
      onClose()
    },
  })
  const { draft, change, problemOf, textProps } = form
  const kind = kindOf(draft.role)
  const { data, isPending } = useAsk(listUserChoices, { clientIds: draft.clientIds }, { keepsFormer: true })
  const sites = (data?.sites ?? []).filter(({ clientId }) => draft.clientIds.includes(clientId))
  const choicesOf = (rows: readonly { id: number; name: string }[] = []) => rows.map(({ id, name }) => ({ id, label: name }))
  const toggled = <T extends string>(all: readonly T[], one: T, isOn: boolean): T[] =>
    isOn ? [...all, one] : all.filter((other) => other !== one)
  return (
    <FormModal form={form} title={t('users.invite.title')} submit={t('users.invite.submit')} onClose={onClose}>
      <SelectField
        label={t('users.invite.kind')}
        value={draft.role}
        onChange={(role) => change({ role: role as UserRole })}
        choices={userRoles.map((role) => ({ value: role, label: t(`users.invite.kinds.${role}`) }))}
        placeholder={t('users.invite.kind')}
      />
      <Pair>
        <Field label={t('users.invite.lastName')} maxLength={100} {...textProps('lastName')} />
        <Field label={t('users.invite.firstName')} maxLength={100} {...textProps('firstName')} />
      </Pair>
      <EmailField {...textProps('email')} />
      <Pair>
        <Field label={t('users.invite.phone')} type="tel" maxLength={30} {...textProps('phone')} />
        <SelectField
          label={t('users.invite.language')}
          value={draft.language}
          onChange={(language) => change({ language: language as Invitation['language'] })}
          choices={languages.map((one) => ({ value: one, label: t(`common.languages.${one}`) }))}
          placeholder={t('users.invite.language')}
        />
      </Pair>
      {kind === 'client' && (
        <ChipsField
          label={t('users.invite.clients')}
          choices={choicesOf(data?.clients)}
          isLoading={isPending}
          value={draft.clientIds}
          onChange={(clientIds) => change({ clientIds: [...clientIds] })}
          placeholder={t('users.invite.type')}
          problem={problemOf('clientIds')}
        />
      )}
      {draft.role === 'client_user' && (
        <ChipsField
          label={t('users.invite.sites')}
          choices={choicesOf(sites)}
          value={draft.siteIds}
          onChange={(siteIds) => change({ siteIds: [...siteIds] })}
          placeholder={t('users.invite.type')}
          problem={problemOf('siteIds')}
        />
      )}
      {kind === 'partner' && (
        <Combobox
          label={t('users.invite.partner')}
          choices={choicesOf(data?.partners)}
          isLoading={isPending}
          value={draft.partnerId}
          onChange={(partnerId) => change({ partnerId })}
          placeholder={t('users.invite.choosePartner')}
          noChoice={t('users.invite.none')}
          open={t('common.list.open')}
          clear={t('common.list.clear')}
          problem={problemOf('partnerId')}
        />
      )}
      {kind === 'manager' ? (
        <Group title={t('users.invite.rights')}>
          {orderedRights.map((right) => (
            <SwitchLine
              key={right}
              name={t(`users.rights.${right}.name`)}
              hint={t(`users.rights.${right}.text`)}
              isOn={draft.rights.includes(right)}
              onChange={(isOn) => change({ rights: rightsAfter(draft.rights, right, isOn) as Invitation['rights'] })}
            />
          ))}
        </Group>
      ) : (
        <Group title={t('users.invite.pages')}>
          {pagesOf(kind).map(({ code }) => (
            <SwitchLine
              key={code}
              name={t(`users.pages.${code}.name`)}
              hint={t(`users.pages.${code}.${draft.forbiddenPages.includes(code) ? 'closed' : 'open'}`)}
              isOn={!draft.forbiddenPages.includes(code)}
              onChange={(isOn) => change({ forbiddenPages: toggled(draft.forbiddenPages, code, !isOn) })}
            />
          ))}
        </Group>
      )}
    </FormModal>
  )
}

const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
    {children}
  </Box>
)
const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
    <Typography component="legend" sx={{ fontWeight: 600, fontSize: '0.875rem', p: 0, mb: 0.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
)
