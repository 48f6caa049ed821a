import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { ActionBar, type Action } from '../../ui/dialogs/ActionBar.tsx'
import { AdaptiveMenu } from '../../ui/dialogs/AdaptiveMenu.tsx'
import { EditIcon, MailIcon, MoreIcon, PhoneIcon, PinIcon, PrintIcon, TrashIcon } from '../../ui/icons.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useMenuAnchor } from '../../ui/dialogs/useMenuAnchor.ts'
import { Row, Sample, Section } from './Section.tsx'

export function MenuSamples() {
  const { t } = useTranslation()
  const anchor = useMenuAnchor()
  const announce = (text: string) => () => toast('info', text)
  const words = {
    call: t('widgets.demo.call'),
    write: t('widgets.demo.write'),
    edit: t('widgets.demo.edit'),
    print: t('widgets.demo.print'),
    locate: t('widgets.demo.locate'),
  }
  const icons = { call: PhoneIcon, write: MailIcon, edit: EditIcon, print: PrintIcon, locate: PinIcon }
  const actions: readonly Action[] = (['call', 'write', 'edit', 'print', 'locate'] as const).map((id) => ({
    id,
    text: words[id],
    icon: icons[id],
    handler: announce(words[id]),
    ...(id === 'write' && { notificationCount: 3 }),
  }))
  return (
    <Section title={t('widgets.demo.menus')}>
      <div>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<MoreIcon />}
          aria-haspopup="menu"
          aria-expanded={anchor.element !== null}
          onClick={anchor.open}
        >
          {t('widgets.demo.menu')}
        </Button>
        <AdaptiveMenu
          anchor={anchor}
          title={t('widgets.demo.menuTitle')}
          options={[
            { id: 'edit', text: words.edit, caption: t('widgets.demo.editNote'), icon: EditIcon, handler: announce(words.edit) },
            { id: 'archive', text: t('widgets.demo.archive'), icon: PrintIcon, isDisabled: true },
            { id: 'none', text: t('widgets.demo.noHandler'), icon: PinIcon, iconTone: 'late' },
            {
              id: 'remove',
              text: t('widgets.demo.remove'),
              icon: TrashIcon,
              iconTone: 'missing',
              textTone: 'missing',
              hasDivider: true,
              handler: announce(t('widgets.demo.remove')),
            },
          ]}
        />
      </div>
      <Sample name={t('widgets.demo.bar')}>
        <ActionBar label={t('widgets.demo.bar')} actions={actions} />
      </Sample>
      <Row>
        <Sample name={t('widgets.demo.barNarrow')}>
          <div style={{ maxWidth: 300 }}>
            <ActionBar label={t('widgets.demo.barNarrow')} actions={actions} />
          </div>
        </Sample>
        <Sample name={t('widgets.demo.barSingle')}>
          <ActionBar label={t('widgets.demo.barSingle')} actions={actions.slice(0, 1)} />
        </Sample>
        <Sample name={t('widgets.demo.barLoading')}>
          <ActionBar label={t('widgets.demo.barLoading')} actions={[]} isLoading />
        </Sample>
      </Row>
    </Section>
  )
}
