/** How long a screen reader needs to register a new live region, in ms. */
const REGION_MS = 100

type ShowNotice = (message: string) => void

let loadedToaster: Promise<ShowNotice> | undefined

/** Shows a toast, loading the toaster first if necessary. */
export async function showNotice(message: string): Promise<void> {
  try {
    const show = await loadToaster()
    show(message)
  } catch (error) {
    console.error(error)
    showFallbackNotice(message)
  }
}

/** Loads and mounts the toaster once. A failed attempt is not cached, so the next call retries. */
export function loadToaster(): Promise<ShowNotice> {
  loadedToaster ??= createToaster().catch((error: unknown) => {
    loadedToaster = undefined
    throw error
  })
  return loadedToaster
}

async function createToaster(): Promise<ShowNotice> {
  const { mountToaster } = await import('../layout/SiteToaster.tsx')
  const show = mountToaster(document.body.appendChild(document.createElement('div')))
  await new Promise((passed) => setTimeout(passed, REGION_MS))
  return show
}

/** Shows the message without the toaster, when its code could not be loaded. */
function showFallbackNotice(message: string): void {
  const notice = document.createElement('p')
  notice.className = 'site-plain-notice'
  notice.setAttribute('role', 'alert')
  notice.textContent = message
  document.querySelector('.site-plain-notice')?.remove()
  document.body.append(notice)
}
