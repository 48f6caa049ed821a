// What the app stands on lies in one file with this module (vite.config.ts), and so begins in a task of its own before the
// app's own files do: on a slow phone one long task less.
import 'react-dom/client'
