import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstPaint } from './build/first-paint.ts'
import { pdfData } from './build/pdf-data.ts'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { referenceWords } from './build/reference-words.ts'
import { startEarly } from './build/start-early.ts'
import { filed } from './build/start-files.ts'
import { serviceWorker } from './build/worker.ts'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`

/** What is said to the server and back: its shapes are made when a file begins, which takes long enough for a task of its own. */
const wire = /node_modules[\\/]zod[\\/]|packages[\\/]contract[\\/]/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [referenceWords(), react(), firstPaint(), preloadFonts(), startEarly(), pdfData(), serviceWorker(), precompress()],
  // React has it by itself: the router brings it along for the Reacts that had not.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
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
            // What begins the app, and what all fetching of files goes through: nothing that has to run before the first paint.
            { name: 'boot', test: /app[\\/](boot|files)\.ts$|kit[\\/]ownTask\.ts$|vite[\\/]preload-helper/, priority: 3 },
            // What changes rarely keeps its file from one version to the next, and begins in a task of its own (app/parts.ts).
            {
              name: 'parts',
              test: /node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|@emotion|stylis)[\\/]|app[\\/]parts\.ts/,
              priority: 2,
            },
            // What the sign-in page needs and nothing more: sockets, queries, toasts and the shell come after.
            { name: filed('wire', ['start'], wire), priority: 1.2 },
            { name: filed('start', ['start']), priority: 1 },
            // Of what screens share, what a page before the sign-in needs too: it does without the rest, a hundred times as much.
            {
              name: 'common',
              test: /ui[\\/]files[\\/]FileField\.tsx|ui[\\/]camera[\\/](webCamera|photo|CameraPicture)\.tsx?|domains[\\/]clockings[\\/]kinds\.ts|clockings\.(receipts|proof)[.a-z]*\.ts/,
              priority: 0.95,
            },
            // The frame around the screens behind the sign-in.
            { name: filed('answers', ['frame'], wire), priority: 0.92 },
            { name: filed('frame', ['frame']), priority: 0.9 },
            // The homes, which somebody waits for who has just signed in: each with what it needs, and without what other screens share.
            { name: filed('homes', ['agent', 'manager']), priority: 0.75 },
            { name: filed('agent', ['agent']), priority: 0.7 },
            { name: filed('manager', ['manager']), priority: 0.7 },
            { name: filed('hand', ['hand']), priority: 0.65 },
            // The pages of a tablet beside its clock come together: the start names one file, and a wall has them at hand.
            {
              name: 'kiosk',
              test: /screens[\\/]clocking[\\/](clocking-(settings|sites|forgotten)|clockable-shifts|clocked-shifts)\.tsx$/,
              priority: 0.6,
            },
            // What draws QR codes comes where one is shown.
            { name: 'qr', test: /src[\\/]ui[\\/]marks[\\/]QrCode\.tsx$/, priority: 1 },
            // What two other screens share comes with the first of them: each is then one file more. Words come by language.
            { name: 'shared', minShareCount: 2, test: /^(?!.*[\\/]packages[\\/]phrases[\\/])/ },
          ],
        },
      },
    },
  },
})
