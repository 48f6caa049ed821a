import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { Contact } from '@vigie/contract/sites/sites.sheet.ts'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { AdaptiveMenu } from '../../../ui/dialogs/AdaptiveMenu.tsx'
import { useMenuAnchor } from '../../../ui/dialogs/useMenuAnchor.ts'
import { phoneHref } from '../../../ui/fields/phone/phone.ts'
import { usePhoneText } from '../../../ui/fields/phone/usePhoneText.ts'
import type { Icon } from '../../../ui/firstIcons.tsx'
import { DownIcon, EditIcon, MailIcon, MoreIcon, PhoneIcon, TrashIcon } from '../../../ui/icons.tsx'
import { UpIcon } from '../../../ui/laterIcons.tsx'
import { linkLook } from '../../../ui/links/linkLook.ts'
import { Avatar } from '../../../ui/marks/Avatar.tsx'

interface ContactLineProps {
  readonly contact: Contact
  /** Which of the two derived contacts it is; null: neither. */
  readonly role: string | null
  /** It is the client's, shown at each of its sites. */
  readonly isOfOther: boolean
  /** What may be done with it, for who may. */
  readonly acts?: {
    readonly onChange: () => void
    readonly onRemove: () => void
    readonly onUp?: () => void
    readonly onDown?: () => void
  }
}

/** A contact: who it is, the ways to reach it, and what to know before that. */
export function ContactLine({ contact, role, isOfOther, acts }: ContactLineProps) {
  const { t } = useTranslation()
  const anchor = useMenuAnchor()
  const phone = usePhoneText(contact.phoneMobile)
  const { name, job, note, phoneMobile, email } = contact
  const [first = '', ...others] = name.split(' ')
  const about = [role, job, isOfOther && t('sites.contacts.ofClient')].filter(Boolean).join(' · ')
  return (
    <Box component="li" aria-label={[name, about].filter(Boolean).join(' · ')} sx={styles}>
      <Avatar firstName={first} lastName={others.at(-1) ?? ''} />
      <div className="what">
        <b {...ownWords}>{name}</b>
        {about && <small {...ownWords}>{about}</small>}
        {note && <small {...ownWords}>{note}</small>}
        <div className="ways">
          {phoneMobile && <Way icon={PhoneIcon} href={phoneHref(phoneMobile)} act={t('widgets.contact.call')} text={phone} />}
          {email && <Way icon={MailIcon} href={`mailto:${email}`} act={t('widgets.contact.write')} text={email} />}
        </div>
      </div>
      {acts && (
        <>
          <IconButton aria-label={t('sites.contacts.more', { name })} aria-haspopup="menu" onClick={anchor.open} sx={{ mr: -1 }}>
            <MoreIcon />
          </IconButton>
          <AdaptiveMenu
            anchor={anchor}
            title={name}
            options={[
              { id: 'change', text: t('sites.contacts.change'), icon: EditIcon, handler: acts.onChange },
              ...(acts.onUp ? [{ id: 'up', text: t('sites.contacts.up'), icon: UpIcon, handler: acts.onUp }] : []),
              ...(acts.onDown ? [{ id: 'down', text: t('sites.contacts.down'), icon: DownIcon, handler: acts.onDown }] : []),
              { id: 'remove', text: t('sites.contacts.remove'), icon: TrashIcon, hasDivider: true, handler: acts.onRemove },
            ]}
          />
        </>
      )}
    </Box>
  )
}

/** A number that calls or an address that writes, tall enough for a finger. */
const Way = ({ icon: Sign, href, act, text }: { icon: Icon; href: string; act: string; text: string }) => (
  <Box component="a" href={href} sx={way}>
    <Sign size={18} aria-hidden />
    <span className="visually-hidden">{act} </span>
    <span>{text}</span>
  </Box>
)

const styles = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  px: 2,
  pt: 1.25,
  pb: { lg: 0.75 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& .what': { display: 'grid', gap: 0.25, flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'pre-line' },
  '& .ways': { display: 'flex', flexWrap: 'wrap', columnGap: 2 },
} as const
const way = {
  ...linkLook,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: { xs: 44, lg: 32 },
  minWidth: 0,
  fontSize: '0.8125rem',
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
} as const
