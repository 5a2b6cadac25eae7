import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@transparency-lab/widgets/styles.css'
import './site.css'
import { App } from './App.tsx'

const container = document.getElementById('root')
if (container === null) throw new Error('The page has no element with the id "root".')

createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
