import Box from '@mui/material/Box'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import { BoxLink } from '../../ui/links/BoxLink.tsx'
import { IconLink } from '../../ui/links/IconLink.tsx'
import { BackIcon } from '../../ui/icons.tsx'
import { twoLines } from '../../ui/twoLines.ts'
import { useExchange } from '../../session/store.ts'
import { titleKeyOf } from '../../routing/address.ts'
import { carriedTo, crumbsAbove, shownAt } from '../crumbs.ts'

/** Where one is: the addresses above, then the page's own title. A back arrow shows when there is more than one. */
export function Crumbs() {
  const { t } = useTranslation()
  const exchange = useExchange()
  const { pathname, search } = useLocation()
  const address = shownAt(pathname, exchange)
  const above = address ? crumbsAbove(address, exchange, search) : []
  const parent = above.at(-1)
  return (
    <Box
      component="nav"
      aria-label={address && t(titleKeyOf(address))}
      sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 0.5 }}
    >
      {parent && (
        <IconLink {...carriedTo(parent, search)} activeOptions={{ exact: true }} aria-label={t('common.back')}>
          <BackIcon />
        </IconLink>
      )}
      <Box
        component="ol"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
          minWidth: 0,
          fontFamily: figures,
          // On a phone a long word of German has the room of one line.
          fontSize: { xs: '0.875rem', sm: '0.9375rem', md: '1.0625rem' },
        }}
      >
        {above.map((one) => (
          <Box component="li" key={one.path} sx={{ color: 'text.secondary', whiteSpace: 'nowrap', display: { xs: 'none', sm: 'block' } }}>
            <BoxLink
              {...carriedTo(one, search)}
              activeOptions={{ exact: true }}
              sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
            >
              {t(titleKeyOf(one))}
            </BoxLink>
            <span aria-hidden="true"> /</span>
          </Box>
        ))}
        {address && (
          // The bar of a phone holds three lines, which a title of spaced out text needs (WCAG 1.4.12).
          <Box component="li" aria-current="page" sx={{ fontWeight: 650, ...twoLines, WebkitLineClamp: { xs: 3, sm: 2 } }}>
            {t(titleKeyOf(address))}
          </Box>
        )}
      </Box>
    </Box>
  )
}
