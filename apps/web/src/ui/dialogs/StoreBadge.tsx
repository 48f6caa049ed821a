import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'

export type MobilePlatform = 'android' | 'ios'

/** Devices of our own drawing: the stores' badges and the makers' marks are theirs. */
const devices: Record<MobilePlatform, string> = {
  android:
    'M9 2.500h6a2.500 2.500 0 0 1 2.500 2.500v14a2.500 2.500 0 0 1-2.500 2.500H9A2.500 2.500 0 0 1 6.500 19V5A2.500 2.500 0 0 1 9 2.500zM12 5.500h.01M12 9v6M9.500 12.500l2.500 2.500 2.500-2.500M9.500 18h5',
  ios: 'M9 2.500h6a2.500 2.500 0 0 1 2.500 2.500v14a2.500 2.500 0 0 1-2.500 2.500H9A2.500 2.500 0 0 1 6.500 19V5A2.500 2.500 0 0 1 9 2.500zM10 2.500v1.200a.8.800 0 0 0 .8.800h2.400a.8.800 0 0 0 .8-.8V2.500M12 9v6M9.500 12.500l2.500 2.500 2.500-2.500M9.500 18h5',
}

/** Leads to the app of a platform. */
export function StoreBadge({ platform, url, onGo }: { platform: MobilePlatform; url: string; onGo?: () => void }) {
  const { t } = useTranslation()
  return (
    <Box component="a" href={url} target="_blank" rel="noopener noreferrer" onClick={onGo} sx={badge}>
      <svg
        viewBox="0 0 24 24"
        width={28}
        height={28}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={devices[platform]} />
      </svg>
      {t(`widgets.getApp.${platform}`)}
    </Box>
  )
}

const badge = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 52,
  px: 2,
  py: 1,
  borderRadius: '12px',
  border: 1,
  borderColor: 'edge',
  color: 'background.default',
  bgcolor: 'text.primary',
  fontFamily: figures,
  fontWeight: 600,
  textDecoration: 'none',
} as const
