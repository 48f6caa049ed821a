import { Button, CssBaseline, ThemeProvider, createTheme } from '@mui/material'
import { createRoot } from 'react-dom/client'

// An empty page of the same React and the same MUI: what `npm run bench -- paint` compares with. It is no part of the app.
createRoot(document.querySelector('#root')!).render(
  <ThemeProvider theme={createTheme()}>
    <CssBaseline />
    <main>
      <h1>Empty</h1>
      <Button variant="contained">Empty</Button>
    </main>
  </ThemeProvider>,
)
