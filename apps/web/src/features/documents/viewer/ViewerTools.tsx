import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { forcedColours } from '../../../theme/forced.ts'
import { navy } from '../../../theme/palette.ts'
import type { Icon } from '../../../ui/firstIcons.tsx'
import { BackIcon, DownloadIcon, ExpandIcon, MinusIcon, NextIcon, PlusIcon, SearchIcon } from '../../../ui/icons.tsx'
import { leastZoom, mostZoom, zoomIn, zoomOut } from './zoom.rules.ts'

/** How a file that is read is worked: beside the list, over the page at a desk, or under the thumb. */
export type Look = 'panel' | 'bar' | 'pill'

export interface ToolsProps {
  readonly look: Look
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
  /** Which page is read and of how many; of one picture none. */
  readonly pages?: PagesTools
  /** Looks for words. */
  readonly onFind?: () => void
  readonly onDownload?: (() => void) | undefined
  /** Reads it over the whole page. */
  readonly onWhole?: (() => void) | undefined
}

interface PagesTools {
  readonly at: number
  readonly of: number
  /** Nothing lies above, or below, of what is in sight. */
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onTurn: (step: 1 | -1) => void
}

export function ViewerTools({ look, zoom, onZoom, pages, onFind, onDownload, onWhole }: ToolsProps) {
  const { t } = useTranslation()
  const isPill = look === 'pill'
  const percent = t('documents.viewer.percent', { value: Math.round(zoom * 100) })
  const tools = (
    <Box role="toolbar" aria-label={t('documents.viewer.tools')} sx={isPill ? pill : bar}>
      {pages && !isPill && (
        <span className="group">
          <Tool name={t('documents.viewer.previous')} icon={BackIcon} isOff={pages.isFirst} onClick={() => pages.onTurn(-1)} />
          <span className="said">{t('documents.viewer.pageOf', { at: pages.at + 1, of: pages.of })}</span>
          <Tool name={t('documents.viewer.next')} icon={NextIcon} isOff={pages.isLast} onClick={() => pages.onTurn(1)} />
        </span>
      )}
      <span className="group zoom">
        <Tool name={t('documents.viewer.smaller')} icon={MinusIcon} isOff={zoom <= leastZoom} onClick={() => onZoom(zoomOut(zoom))} />
        {!isPill && <span className="said percent">{percent}</span>}
        <Tool name={t('documents.viewer.larger')} icon={PlusIcon} isOff={zoom >= mostZoom} onClick={() => onZoom(zoomIn(zoom))} />
      </span>
      {isPill && (
        <span className="said page">{pages ? t('documents.viewer.pageOfLong', { at: pages.at + 1, of: pages.of }) : percent}</span>
      )}
      <span className="group">
        {onFind && <Tool name={t('documents.viewer.find')} icon={SearchIcon} onClick={onFind} />}
        {onDownload && <Tool name={t('documents.acts.download')} icon={DownloadIcon} onClick={onDownload} />}
        {onWhole && <Tool name={t('documents.viewer.whole')} icon={ExpandIcon} onClick={onWhole} />}
      </span>
    </Box>
  )
  // What a bar has room for follows its own width: beside a list it has little.
  return isPill ? tools : <Box sx={{ containerType: 'inline-size', flex: 'none' }}>{tools}</Box>
}

interface ToolProps {
  readonly name: string
  readonly icon: Icon
  readonly isOff?: boolean
  readonly onClick: () => void
}
const Tool = ({ name, icon: ToolIcon, isOff = false, onClick }: ToolProps) => (
  <IconButton aria-label={name} title={name} disabled={isOff} onClick={onClick}>
    <ToolIcon />
  </IconButton>
)

const group = { display: 'flex', alignItems: 'center' } as const
const bar = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 48,
  px: 1,
  color: 'text.secondary',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  fontFamily: figures,
  fontSize: '0.8125rem',
  fontWeight: 600,
  '& .group': group,
  '& .said': { minWidth: '3.25rem', textAlign: 'center', color: 'text.primary', whiteSpace: 'nowrap' },
  '& button': { color: 'inherit', width: 40, height: 40, '@media (pointer: coarse)': { width: 44, height: 44 } },
  // By fingers a page grows without buttons.
  '@container (max-width: 29rem)': { gap: 0, px: 0.25, '@media (pointer: coarse)': { '& .percent': { display: 'none' } } },
  '@container (max-width: 26.5rem)': { '& .percent': { display: 'none' } },
  '@container (max-width: 22.5rem)': { '& .zoom': { display: 'none' } },
} as const
const pill = {
  position: 'absolute',
  left: '50%',
  bottom: 16,
  transform: 'translateX(-50%)',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  px: 0.5,
  maxWidth: 'calc(100% - 16px)',
  borderRadius: 99,
  color: navy.text,
  bgcolor: navy.ground,
  border: `1px solid ${navy.line}`,
  fontFamily: figures,
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  [forcedColours]: { border: '2px solid' },
  '& .group': group,
  '& .said': { px: 1.25, py: 0.5, borderInline: `1px solid ${navy.line}`, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& button': { color: 'inherit', width: 44, height: 44, '&.Mui-disabled': { color: 'inherit', opacity: 0.35 } },
} as const
