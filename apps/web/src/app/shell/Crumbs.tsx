import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import { BackIcon } from '../../ui/icons.tsx'
import { useExchange } from '../../session/store.ts'
import { carriedTo, crumbsAbove, shownAt } from '../crumbs.ts'

/** Where one is: the addresses above, then the page's own title. A back arrow shows when there is more than one. */
export function Crumbs() {
  const { t } = useTranslation()
  const exchange = useExchange()
  const { pathname, search } = useLocation()
  const address = shownAt(pathname, exchange)
  const above = address ? crumbsAbove(address, exchange) : []
  const parent = above.at(-1)
  return (
    <Box
      component="nav"
      aria-label={address && t(`shell.titles.${address.title}`)}
      sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 0.5 }}
    >
      {parent && (
        <IconButton
          component={Link}
          to={parent.path}
          search={carriedTo(parent, search) as never}
          activeOptions={{ exact: true }}
          aria-label={t('common.back')}
        >
          <BackIcon />
        </IconButton>
      )}
      <Box
        component="ol"
        sx={{
          display: 'flex',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
          minWidth: 0,
          fontFamily: figures,
          fontSize: { xs: '0.9375rem', md: '1.0625rem' },
        }}
      >
        {above.map((one) => (
          <Box component="li" key={one.path} sx={{ color: 'text.secondary', whiteSpace: 'nowrap', display: { xs: 'none', sm: 'block' } }}>
            <Box
              component={Link}
              to={one.path}
              search={carriedTo(one, search) as never}
              activeOptions={{ exact: true }}
              sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
            >
              {t(`shell.titles.${one.title}`)}
            </Box>
            <span aria-hidden="true"> /</span>
          </Box>
        ))}
        {address && (
          <Box
            component="li"
            aria-current="page"
            sx={{ fontWeight: 650, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {t(`shell.titles.${address.title}`)}
          </Box>
        )}
      </Box>
    </Box>
  )
}
