import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import { useTheme } from '../useTheme.ts'

/**
 * Mounts the toaster in an element.
 *
 * @returns a function that shows a toast
 */
export function mountNotices(element: Element): (message: string) => void {
  createRoot(element).render(<NoticePlace />)
  return toast
}

function NoticePlace() {
  const theme = useTheme()
  return <Toaster position="bottom-center" theme={theme} />
}
