import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstPaint } from './build/first-paint.ts'
import { pdfData } from './build/pdf-data.ts'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { referenceWords } from './build/reference-words.ts'
import { serviceWorker } from './build/worker.ts'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [referenceWords(), react(), firstPaint(), preloadFonts(), pdfData(), serviceWorker(), precompress()],
  server: {
    port: 5173,
    proxy: { '/api': server, '/socket': { target: server, ws: true } },
  },
  build: {
    target: 'es2023',
    // The content security policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A character less in each of the names that the start lists: they do not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // What changes rarely keeps its file from one version to the next, and begins in a task of its own (app/parts.ts).
            {
              name: 'parts',
              test: /node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|@emotion|stylis)[\\/]|app[\\/]parts\.ts/,
              priority: 2,
            },
            // What the sign-in page needs, in one file and nothing more: sockets, queries, toasts and the shell come after.
            { name: 'start', test: /apps[\\/]web[\\/]src[\\/](app[\\/]main|screens[\\/]account[\\/]login)\.tsx$/, priority: 1 },
            // Of what screens share, what a page before the sign-in needs too: it does without the rest, a hundred times as much.
            {
              name: 'common',
              test: /ui[\\/]files[\\/]FileField\.tsx|ui[\\/]camera[\\/](webCamera|photo|CameraPicture)\.tsx?|domains[\\/]clockings[\\/]kinds\.ts|clockings\.(receipts|proof)[.a-z]*\.ts/,
              priority: 1,
            },
            // The pages of a tablet beside its clock come together: the start names one file, and a wall has them at hand.
            {
              name: 'kiosk',
              test: /screens[\\/]clocking[\\/](clocking-(settings|sites|forgotten)|clockable-shifts|clocked-shifts)\.tsx$/,
              priority: 1,
            },
            // What draws QR codes comes where one is shown.
            { name: 'qr', test: /src[\\/]ui[\\/]marks[\\/]QrCode\.tsx$/, priority: 1 },
            // What two screens share comes with the frame behind the sign-in: each screen is then one file. Words come by language.
            { name: 'shared', minShareCount: 2, test: /^(?!.*[\\/]packages[\\/]phrases[\\/])/ },
          ],
        },
      },
    },
  },
})
