import type { Plugin } from 'vite'

/** The two files that every page needs; the others are fetched by a page that shows their letters. */
const wanted = /(roboto-latin-400-normal|public-sans-latin-wght-normal)-[\w-]+\.woff2$/

/** Asks for the fonts beside the scripts, so that the text does not change its shape after it is seen. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => wanted.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  }
}
