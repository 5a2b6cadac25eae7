/** How long a screen reader needs to register a new live region, in ms. */
const REGION_MS = 100

type Show = (message: string) => void

let place: Promise<Show> | undefined

/** Shows a toast, loading the toaster first if necessary. */
export async function showNotice(message: string): Promise<void> {
  try {
    const show = await noticePlace()
    show(message)
  } catch (error) {
    console.error(error)
    showPlainly(message)
  }
}

/** Loads and mounts the toaster once. A failed attempt is not cached, so the next call retries. */
export function noticePlace(): Promise<Show> {
  place ??= openPlace().catch((error: unknown) => {
    place = undefined
    throw error
  })
  return place
}

async function openPlace(): Promise<Show> {
  const { mountNotices } = await import('./layout/NoticePlace.tsx')
  const show = mountNotices(document.body.appendChild(document.createElement('div')))
  await new Promise((passed) => setTimeout(passed, REGION_MS))
  return show
}

/** Shows the message without the toaster, when its code could not be loaded. */
function showPlainly(message: string): void {
  const notice = document.createElement('p')
  notice.className = 'site-plain-notice'
  notice.setAttribute('role', 'alert')
  notice.textContent = message
  document.querySelector('.site-plain-notice')?.remove()
  document.body.append(notice)
}
