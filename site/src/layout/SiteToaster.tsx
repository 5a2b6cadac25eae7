import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import { useTheme } from '../theme/useTheme.ts'

/**
 * Mounts the toaster in an element.
 *
 * @returns a function that shows a toast
 */
export function mountToaster(element: Element): (message: string) => void {
  createRoot(element).render(<SiteToaster />)
  return toast
}

function SiteToaster() {
  const theme = useTheme()
  return <Toaster position="bottom-center" theme={theme} />
}
