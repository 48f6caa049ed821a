// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const fresh = async () => {
  vi.resetModules()
  return import('./display.ts')
}
beforeEach(() => localStorage.clear())

describe('display settings', () => {
  it.each([null, '', 'null', '7', '"sombre"', '{"themeMode":', '{"themeMode":"noir","themeDirection":"rtl","themeColor":3}'])(
    'kept as %j are the defaults',
    async (kept) => {
      if (kept !== null) localStorage.setItem('settings', kept)
      const { changeDisplay } = await fresh()
      changeDisplay({})
      const defaults = { themeMode: 'light', themeDirection: 'ltr', themeColor: 'default', themeStretch: true }
      expect(JSON.parse(localStorage.getItem('settings')!)).toEqual(defaults)
    },
  )

  it('are kept under «settings», and read again', async () => {
    const { changeDisplay } = await fresh()
    changeDisplay({ themeMode: 'dark', themeStretch: false })
    const again = await fresh()
    again.changeDisplay({})
    expect(JSON.parse(localStorage.getItem('settings')!)).toMatchObject({ themeMode: 'dark', themeStretch: false })
  })
})

describe("a company's colours", () => {
  it('are kept as whole numbers, and painted before the server answers', async () => {
    const { keepColours } = await fresh()
    keepColours({ primary: '#0a7d55', secondary: '#c030aa' })
    expect(localStorage.getItem('color_primary')).toBe(String(0x0a7d55))
    expect(JSON.parse(localStorage.getItem('settings')!)).toMatchObject({ themeColor: 'custom' })
    expect((await fresh()).keptColours()).toEqual({ primary: '#0a7d55', secondary: '#c030aa' })
  })

  it('that are no colours leave the default palette', async () => {
    const { keepColours } = await fresh()
    keepColours({ primary: '#0a7d55', secondary: '#c030aa' })
    for (const wrong of ['', 'vert', '-1', '16777216', '1.5']) {
      localStorage.setItem('color_primary', wrong)
      expect((await fresh()).keptColours(), wrong).toEqual({ primary: '#1f56e0', secondary: '#f5a524' })
    }
  })
})
